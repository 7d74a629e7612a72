import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { type AdminSignIn, signInAdmin } from '../../data/session/adminSession.ts';
import { FormStack } from '../../ui/form/FormStack.tsx';
import { FormTextField } from '../../ui/form/FormTextField.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { notify } from '../../ui/message/notifications.ts';

const loginSchema = z.strictObject({
  email: z.string().trim().min(1, 'Preencha todos os campos'),
  password: z.string().min(1, 'Preencha todos os campos'),
});

const refusalText: Record<Exclude<AdminSignIn, 'admin'>, string> = {
  'not-admin': 'Não autorizado. Apenas administradores podem acessar este painel.',
  'invalid-credentials': 'Email ou senha incorretos',
  'too-many-attempts': 'Muitas tentativas seguidas. Aguarde alguns minutos e tente de novo.',
  offline: 'Sem conexão com a internet. Verifique sua rede e tente de novo.',
  failed: 'Erro ao fazer login',
};

/** The page that holds it leaves as soon as the session is an administrator's. */
export function AdminLoginForm() {
  const [refusal, setRefusal] = useState<string | null>(null);
  const { control, handleSubmit, formState } = useForm({ resolver: zodResolver(loginSchema), defaultValues: { email: '', password: '' } });

  async function enter({ email, password }: z.output<typeof loginSchema>) {
    setRefusal(null);
    const outcome = await signInAdmin(email, password);
    if (outcome === 'admin') notify({ severity: 'success', title: 'Login realizado com sucesso' });
    else setRefusal(refusalText[outcome]);
  }

  return (
    <FormStack label="Entrar no painel" onSubmit={(event) => void handleSubmit(enter)(event)}>
      <FormTextField control={control} name="email" label="Email" type="email" autoComplete="username" inputMode="email" />
      <PasswordField control={control} name="password" label="Senha" autoComplete="current-password" />
      {refusal && <Alert severity="error">{refusal}</Alert>}
      <SubmitButton busy={formState.isSubmitting} label="Entrar" busyLabel="Entrando..." fullWidth />
    </FormStack>
  );
}
