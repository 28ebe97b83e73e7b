import { type LoanResult, premiumThreshold } from "#calculations/loan/loan.ts";
import { Notice } from "#web/components/notice/notice.tsx";
import { percent } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";

type PremiumBannerProps = { result: LoanResult };

/** Tells a buyer who pays clearly more, or less, than the property is worth. */
export function PremiumBanner({ result: { propertyDiscount, discountPercentage } }: PremiumBannerProps) {
  if (discountPercentage === undefined || Math.abs(propertyDiscount) <= premiumThreshold) return null;
  const amount = `${rand(Math.abs(propertyDiscount))} (${percent(Math.abs(discountPercentage), 1)})`;
  const premium = propertyDiscount < 0;
  return (
    <Notice
      tone={premium ? "bad" : "good"}
      title={`${premium ? "Property Premium:" : "Property Discount:"} ${amount}`}
    >
      <p>
        {premium
          ? "You are paying above the property value"
          : "You are getting a discount on the property value"}
      </p>
    </Notice>
  );
}
