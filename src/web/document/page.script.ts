import "./trusted-types.ts";
import "#web/components/disclaimer/disclaimer.script.ts";
import { keepForOffline } from "#web/offline/keep-for-offline.ts";
import "#web/tracking/start.script.ts";
import "#web/site/header.script.ts";

// The script of every page.
keepForOffline();
