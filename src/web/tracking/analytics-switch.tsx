import { Button } from "#web/components/button/button.tsx";
import { Notice } from "#web/components/notice/notice.tsx";

/**
 * The switch that stops analytics in this browser. Its text, and whether it has a button, come
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
          {/* Hidden by the element around it: the button sets its own display. */}
          <div>
            <Button data-choice />
          </div>
        </Notice>
      </div>
    </div>
  );
}
