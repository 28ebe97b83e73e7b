import { declaredHolidays } from "../../calendar/public-holidays.table.ts";
import { clearanceTable, movingTable, occupationalRentTable, saleTimesTable } from "./sale-times.table.ts";

/** What the tool starts with apart from the shared inputs, the day of the offer and what follows from price or figures. */
export const cashNeededDefaults = {
  initiationPaid: "cash",
  buyer: "person",
  sellerChargesVat: false,
  depositDays: saleTimesTable.depositDays,
  approvalDays: saleTimesTable.approvalDays,
  approvalDaysKind: "working",
  costsDays: saleTimesTable.costsDays,
  registrationDays: saleTimesTable.registrationDays,
  lodgementDays: saleTimesTable.lodgementDays,
  moving: movingTable.moving,
  connections: movingTable.connections,
  insurance: movingTable.insurance,
  levy: 0,
  monthsAhead: clearanceTable.monthsAhead,
  subsidy: 0,
  declaredHolidays,
} as const;

/** A usual occupational rent in whole rand a month for a home of this price. Source: the table's. */
export const usualOccupationalRent = (price: number): number =>
  Math.round((price * occupationalRentTable.percentOfPrice) / 100);
