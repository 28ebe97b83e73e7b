// Not yet in TypeScript's DOM types.
type TrustedTypes = {
  createPolicy: (name: "default", rules: { createScriptURL: (address: string) => string | null }) => unknown;
};

/**
 * The pages' policy requires Trusted Types: no text can become markup or code. The only exception is the
 * address of a script, for the tracker and the service worker; only this site's own addresses pass.
 */
const trustedTypes = Reflect.get(window, "trustedTypes") as TrustedTypes | undefined;
trustedTypes?.createPolicy("default", {
  createScriptURL: (address) => (new URL(address, location.href).origin === location.origin ? address : null),
});
