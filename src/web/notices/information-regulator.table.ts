import { sources } from "#web/site/sources.table.ts";

/**
 * How to reach the Information Regulator (South Africa). Source: the foot of every page of inforegulator.org.za, and
 * its notice of its addresses for complaints; checked on 22 November 2026.
 */
export const informationRegulator = {
  site: sources["information-regulator"].url,
  address: "Woodmead North Office Park, 54 Maxwell Drive, Woodmead, Johannesburg, 2191",
  phone: "010 023 5200",
  freePhone: "0800 017 160",
  email: "enquiries@inforegulator.org.za",
  privacyComplaints: "POPIAComplaints@inforegulator.org.za",
  accessComplaints: "PAIAComplaints@inforegulator.org.za",
};
