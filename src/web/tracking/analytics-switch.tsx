import { Button } from "#web/components/button/button.tsx";
import { Notice } from "#web/components/notice/notice.tsx";

/**
 * The switch that stops analytics in this browser. What it says, and whether there is anything to press, comes
 * from analytics-switch.script.ts; without scripts nothing is counted, and the page says that.
 */
export function AnalyticsSwitch() {
  return (
    <div id="analytics-switch">
      <noscript>
        <p>
          Scripts are off in your browser. Without scripts nothing is counted, so there is nothing to switch.
        </p>
      </noscript>
      <div hidden data-switch>
        <Notice>
          <p role="status" data-state />
          {/* What hides it is around it: a button has a display of its own. */}
          <div>
            <Button data-choice />
          </div>
        </Notice>
      </div>
    </div>
  );
}
