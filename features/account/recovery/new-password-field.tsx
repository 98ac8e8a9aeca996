// The field for another password, and the check that it is long enough.
import { useTranslations } from 'next-intl';

import { TextField } from '#components/ui/fields/text-field.tsx';
import { passwordLength, shortestPassword } from '#lib/contract/wire/fields.ts';

export function NewPasswordField() {
  const t = useTranslations('account');
  return (
    <TextField
      className="mt-4"
      label={t('forgot.newPassword')}
      type="password"
      name="password"
      dir="ltr"
      autoComplete="new-password"
      hint={t('passwordHint', { count: shortestPassword })}
    />
  );
}

export const isLongEnough = (password: string): boolean => passwordLength(password) >= shortestPassword;
