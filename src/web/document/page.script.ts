import "./trusted-types.ts";
import "#web/components/disclaimer/disclaimer.script.ts";
import "#web/lead-form/contact.script.ts";
import { sendWhatIsKept } from "#web/lead-form/send-kept-leads.ts";
import { keepForOffline } from "#web/offline/keep-for-offline.ts";
import "#web/tracking/start.script.ts";
import "#web/site/header.script.ts";

// The script of every page.
keepForOffline();
sendWhatIsKept();
