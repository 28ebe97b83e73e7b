// Not yet among the compiler's names of the browser.
type TrustedTypes = {
  createPolicy: (name: "default", rules: { createScriptURL: (address: string) => string | null }) => unknown;
};

/**
 * The pages' policy asks for Trusted Types: no text becomes markup or code, whoever assigns it. What remains is the
 * address of a script, for the tracker and the service worker, and only this site's own pass.
 */
const trustedTypes = Reflect.get(window, "trustedTypes") as TrustedTypes | undefined;
trustedTypes?.createPolicy("default", {
  createScriptURL: (address) => (new URL(address, location.href).origin === location.origin ? address : null),
});
