/**
 * What reCAPTCHA Enterprise and App Check need of the policy
 * (https://docs.cloud.google.com/recaptcha/docs/faq, https://firebase.google.com/docs/app-check/web/recaptcha-enterprise-provider).
 * Nothing in style-src: the badge that would need it lies in an element that the SDK hides, and a style set by script
 * is no inline style to a policy.
 */
export const appCheckSources: Record<string, string[]> = {
  "script-src": ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
  "frame-src": ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
  "connect-src": [
    "https://content-firebaseappcheck.googleapis.com",
    "https://www.google.com/recaptcha/",
  ],
};

/** A Content-Security-Policy with these sources; without App Check none of them belongs in it. */
export function withAppCheck(policy: string): string {
  return policy
    .split("; ")
    .map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      const more = appCheckSources[name] ?? [];
      return more.length === 0
        ? directive
        : [
            name,
            ...sources.filter((source) => source !== "'none'" && !more.includes(source)),
            ...more,
          ].join(" ");
    })
    .join("; ");
}
