'use client';
// Making a key for a program, and its secret, shown this once.
import { useTranslations } from 'next-intl';
import { useState, type SubmitEvent } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { NumberField } from '#components/ui/fields/number-field.tsx';
import { TextField } from '#components/ui/fields/text-field.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { apiKeyBounds, apiScopes, maxCallsPerMinute, type ApiScope } from '#lib/contract/accounts/api-key.ts';
import { createApiKey } from '#lib/contract/calls/v1/user/apiKey/create.ts';
import { lengthCaps } from '#lib/format/numbers/decimal-input.ts';
import { FormProblem } from '../../form-problem.tsx';
import { useAct } from '../use-act.ts';
import { emptyForm, maxDays, movesMoney, requestOf, wrongField, type ApiKeyForm } from './api-key-form.ts';

const textFields = [
  ['name', { autoComplete: 'off', maxLength: 40 }],
  ['addresses', { autoComplete: 'off', dir: 'ltr' }],
  ['passphrase', { autoComplete: 'off', dir: 'ltr', maxLength: apiKeyBounds.passphrase.max }],
] as const;

const numberFields = [
  ['callsPerMinute', maxCallsPerMinute],
  ['days', maxDays],
] as const;

/** The bounds of each field, as its words tell them. */
const bounds: Readonly<Record<string, { readonly min: string; readonly max: string }>> = {
  addresses: { min: '0', max: String(apiKeyBounds.addresses) },
  passphrase: { min: String(apiKeyBounds.passphrase.min), max: String(apiKeyBounds.passphrase.max) },
  callsPerMinute: { min: '1', max: String(maxCallsPerMinute) },
  days: { min: '1', max: String(maxDays) },
};

function Secret({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="mt-4">
      <dt className="text-xs text-muted">{label}</dt>
      <dd dir="ltr" className="mt-1 break-all rounded-md border border-subtle bg-surface-0 px-3 py-2 text-start font-mono text-sm">
        {value}
      </dd>
    </div>
  );
}

type Props = {
  /** A sub-account; without one it is one's own. */
  readonly account: { readonly userId?: string };
  readonly onClose: (made: boolean) => void;
};

export function ApiKeyDialog({ account, onClose }: Props) {
  const t = useTranslations('security');
  const api = useApi();
  const act = useAct();
  const [form, setForm] = useState<ApiKeyForm>(emptyForm);
  const [made, setMade] = useState<{ accessKey: string; secret: string } | null>(null);

  const make = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const wrong = wrongField(form);
    if (wrong !== null) return act.fail(t(`apiKeys.wrong.${wrong}`, bounds[wrong] ?? {}));
    void act.run(async () => {
      const { key, secret } = await api.call(createApiKey, { ...account, ...requestOf(form) });
      setMade({ accessKey: key.accessKey, secret });
    });
  };
  const turn = (scope: ApiScope): void =>
    setForm({ ...form, scopes: form.scopes.includes(scope) ? form.scopes.filter((one) => one !== scope) : [...form.scopes, scope] });

  return (
    <Modal open title={t('apiKeys.make')} closeLabel={t('close')} onClose={() => onClose(made !== null)} sheet>
      {made === null ? (
        <form noValidate onSubmit={make}>
          <fieldset className="mb-4">
            <legend className="mb-1.5 text-sm text-secondary">{t('apiKeys.scopes')}</legend>
            {apiScopes.map((scope) => (
              <label key={scope} className="flex items-start gap-2 py-1.5 text-sm max-md:py-2.5">
                <input
                  type="checkbox"
                  checked={form.scopes.includes(scope)}
                  onChange={() => turn(scope)}
                  className="mt-0.5 size-4 accent-accent"
                />
                <span>
                  {t(`apiKeys.scope.${scope}`)}
                  <span className="block text-xs text-muted">{t(`apiKeys.aboutScope.${scope}`)}</span>
                </span>
              </label>
            ))}
          </fieldset>
          {textFields.map(([name, field]) => (
            <TextField
              key={name}
              className="mt-3"
              label={t(`apiKeys.field.${name}`)}
              hint={t(
                name === 'addresses' && movesMoney(form.scopes) ? 'apiKeys.hint.addressesNeeded' : `apiKeys.hint.${name}`,
                bounds[name] ?? {},
              )}
              {...field}
              value={form[name]}
              onChange={(event) => setForm({ ...form, [name]: event.target.value })}
            />
          ))}
          {numberFields.map(([name, max]) => (
            <NumberField
              key={name}
              className="mt-3"
              label={t(`apiKeys.field.${name}`)}
              hint={t(`apiKeys.hint.${name}`, bounds[name] ?? {})}
              value={form[name]}
              rules={{ decimals: 0, maxLength: lengthCaps.count, min: '1', max: String(max) }}
              onValue={(text) => setForm({ ...form, [name]: text })}
            />
          ))}
          <FormProblem text={act.problem} />
          <Button type="submit" look="primary" size="large" pending={act.pending} className="mt-5 w-full">
            {t('apiKeys.make')}
          </Button>
        </form>
      ) : (
        <>
          <p className="text-sm text-secondary">{t('apiKeys.once')}</p>
          <dl>
            <Secret label={t('apiKeys.accessKey')} value={made.accessKey} />
            <Secret label={t('apiKeys.secret')} value={made.secret} />
          </dl>
          <Button look="primary" size="large" data-autofocus className="mt-5 w-full" onClick={() => onClose(true)}>
            {t('recovery.kept')}
          </Button>
        </>
      )}
    </Modal>
  );
}
