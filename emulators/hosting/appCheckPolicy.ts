/**
 * The sources that reCAPTCHA Enterprise and App Check require (https://docs.cloud.google.com/recaptcha/docs/faq,
 * https://firebase.google.com/docs/app-check/web/recaptcha-enterprise-provider). style-src needs none: the SDK hides
 * the badge's element, and a policy does not treat a style set by script as inline.
 */
export const appCheckSources: Record<string, string[]> = {
  "script-src": ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
  "frame-src": ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
  "connect-src": [
    "https://content-firebaseappcheck.googleapis.com",
    "https://www.google.com/recaptcha/",
  ],
};

/** Adds these sources to a Content-Security-Policy; without App Check it contains none of them. */
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
