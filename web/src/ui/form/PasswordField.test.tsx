import { renderToString } from "react-dom/server";
import { useForm } from "react-hook-form";
import { expect, test } from "vitest";
import { PasswordField } from "./PasswordField.tsx";

function Form({ autoComplete }: { autoComplete: "current-password" | "new-password" }) {
  const { control } = useForm({ defaultValues: { password: "" } });
  return (
    <PasswordField control={control} name="password" label="Senha" autoComplete={autoComplete} />
  );
}

test.each(["current-password", "new-password"] as const)(
  "a password is hidden, and a password manager is told that it is the %s",
  (autoComplete) => {
    const [input] = /<input[^>]*>/.exec(renderToString(<Form autoComplete={autoComplete} />))!;
    expect(input).toContain('type="password"');
    expect(input).toContain(`autoComplete="${autoComplete}"`);
    expect(input).not.toMatch(/onpaste|maxLength|readonly/i);
  },
);
