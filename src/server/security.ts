import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/** What nothing on the site needs, in the site's own frame or in another's. */
const unusedFeatures = ["camera", "microphone", "geolocation", "payment", "usb", "browsing-topics"]
  .map((feature) => `${feature}=()`)
  .join(", ");

/** Security headers of every answer. The pages bring their own content security policy with hashes. */
export async function registerSecurity(app: FastifyInstance, siteUrl: string): Promise<void> {
  // Only a site that visitors reach over TLS may promise it.
  const strictTransportSecurity = siteUrl.startsWith("https:") && {
    maxAge: 31_536_000,
    includeSubDomains: false,
  };
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    crossOriginEmbedderPolicy: false,
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    // An empty answer has nothing to protect, and there are many of them.
    if (reply.statusCode === 204) return done();
    reply.header("permissions-policy", unusedFeatures);
    if (!reply.hasHeader("content-security-policy")) {
      reply.header("content-security-policy", "default-src 'none'; frame-ancestors 'none'");
    }
    done();
  });
}
