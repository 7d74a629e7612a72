/** An account's event as Eventarc delivers it. The SDK turns it into an account with null for missing fields. */
export function accountEvent(
  what: "created" | "deleted",
  account: { uid: string; email?: string },
) {
  return {
    specversion: "1.0" as const,
    id: `${what}-${account.uid}`,
    time: new Date().toISOString(),
    type: `google.firebase.auth.user.v2.${what}`,
    source: "//identitytoolkit.googleapis.com/projects/demo",
    data: what === "created" ? { value: account } : { oldValue: account },
  };
}
