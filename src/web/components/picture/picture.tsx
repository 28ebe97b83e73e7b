import { type ComponentType, lazy, memo, Suspense } from "react";

/**
 * A picture whose script is fetched after the page's first. `drawn` is the component itself, on the server alone.
 * Memoised around its boundary: a picture that has not hydrated yet keeps what the server drew while somebody types.
 */
export function picture<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  drawn: ComponentType<Props> | false,
) {
  const Drawn = drawn || lazy(async () => ({ default: await load() }));
  return memo((props: Props) => (
    <Suspense>
      <Drawn {...(props as Props & { ref?: never })} />
    </Suspense>
  ));
}
