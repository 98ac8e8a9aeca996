'use client';
// Keys for programs: what each may do, until when, when it was last used, and how it ends.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { SelectBox } from '#components/ui/fields/select-box.tsx';
import { useAnswers } from '#lib/api/query/use-answers.ts';
import { useApi } from '#lib/api/use-api.ts';
import { useCall } from '#lib/api/query/use-call.ts';
import type { SubAccount } from '#lib/contract/accounts/sub-account.ts';
import type { ApiKey } from '#lib/contract/accounts/api-key.ts';
import { getApiKeys } from '#lib/contract/calls/v1/user/apiKey/list.ts';
import { revokeApiKey } from '#lib/contract/calls/v1/user/apiKey/revoke.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatDateTime } from '#lib/format/format-time.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { useAct } from '../use-act.ts';
import { ApiKeyDialog } from './api-key-dialog.tsx';

type Props = {
  readonly initial: readonly ApiKey[];
  /** The sub-accounts, which may have keys of their own. */
  readonly family: readonly Pick<SubAccount, 'userId' | 'userName'>[];
  readonly locked: boolean;
};

export function ApiKeyList({ initial, family, locked }: Props) {
  const t = useTranslations('security');
  const api = useApi();
  const zone = useZoneOffset();
  const act = useAct({ aloud: true });
  const [userId, setUserId] = useState<string | undefined>(undefined);
  const own = useCall(getApiKeys, {}, { initial: { list: [...initial] } }).data?.list ?? initial;
  const account = userId === undefined ? {} : { userId };
  const ofSub = useCall(getApiKeys, account, { enabled: userId !== undefined }).data?.list ?? [];
  const keys = userId === undefined ? own : ofSub;
  const { again } = useAnswers();
  const [making, setMaking] = useState(false);
  const look = (): Promise<void> => again(getApiKeys);
  const end = (keyId: string) =>
    act.run(async () => {
      await api.call(revokeApiKey, { ...account, keyId });
      await look();
    }, t('apiKeys.ended'));
  return (
    <section aria-label={t('apiKeys.title')} className="rounded-xl border border-subtle bg-surface-1">
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-subtle px-4 py-3">
        <h2 className="text-sm font-semibold">{t('apiKeys.title')}</h2>
        {family.length === 0 ? null : (
          <SelectBox
            name={t('apiKeys.account')}
            className="ms-auto h-8 min-w-36 text-sm max-md:h-11"
            value={userId ?? ''}
            options={[{ value: '', label: t('apiKeys.own') }, ...family.map(({ userId: value, userName }) => ({ value, label: userName }))]}
            onValue={(value) => setUserId(value === '' ? undefined : value)}
          />
        )}
        <Button size="small" className="max-md:h-11" disabled={locked} onClick={() => setMaking(true)}>
          {t('apiKeys.make')}
        </Button>
      </div>
      {keys.length === 0 ? (
        <p className="px-4 py-8 text-center text-sm text-muted">{t('apiKeys.none')}</p>
      ) : (
        <ul>
          {keys.map(({ keyId, name, accessKey, scopes, addresses, expireTimeMs, lastUseTimeMs }) => (
            <li key={keyId} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-subtle px-4 py-3 last:border-0">
              <div className="min-w-0 flex-1 basis-64 text-sm">
                <p className="flex flex-wrap items-center gap-2">
                  <bdi className="truncate">{name}</bdi>
                  {scopes.map((scope) => (
                    <span key={scope} className="rounded border border-strong px-1.5 text-2xs text-secondary">
                      {t(`apiKeys.scope.${scope}`)}
                    </span>
                  ))}
                </p>
                <p dir="ltr" className="mt-0.5 truncate text-start font-mono text-xs text-muted">
                  {accessKey}
                </p>
                <p className="mt-0.5 text-xs text-muted">
                  {addresses.length === 0 ? t('apiKeys.anywhere') : <bdi dir="ltr">{addresses.join(', ')}</bdi>}
                  {' · '}
                  {expireTimeMs === null
                    ? t('apiKeys.forever')
                    : t('apiKeys.until', { time: isolateLtr(formatDateTime(expireTimeMs, zone)) })}
                  {' · '}
                  {lastUseTimeMs === null
                    ? t('apiKeys.unused')
                    : t('passkeys.used', { time: isolateLtr(formatDateTime(lastUseTimeMs, zone)) })}
                </p>
              </div>
              <Button size="small" look="danger" className="max-md:h-11" waits={act.pending} onClick={() => void end(keyId)}>
                {t('apiKeys.end')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {making ? (
        <ApiKeyDialog
          account={account}
          onClose={(made) => {
            setMaking(false);
            if (made) void act.run(look);
          }}
        />
      ) : null}
    </section>
  );
}
