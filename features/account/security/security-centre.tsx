'use client';
// The security centre: how well the account is protected, what guards its login and its money, and where it is open.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { HelpHint } from '#components/trading/help-hint.tsx';
import { useAnswers } from '#lib/api/query/use-answers.ts';
import { useCall } from '#lib/api/query/use-call.ts';
import type { SubAccount } from '#lib/contract/accounts/sub-account.ts';
import type { ApiKey } from '#lib/contract/accounts/api-key.ts';
import type { ResponseOf } from '#lib/contract/call.ts';
import type { getLogins } from '#lib/contract/calls/v1/user/security/logins/list.ts';
import { getSecurity } from '#lib/contract/calls/v1/user/security/overview.ts';
import { getSessions } from '#lib/contract/calls/v1/user/security/sessions/list.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatDateTime } from '#lib/format/format-time.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { ApiKeyList } from './api-keys/api-key-list.tsx';
import { AntiPhishingRow } from './anti-phishing-row.tsx';
import { AuthenticatorRow } from './authenticator-row.tsx';
import { EmailRow } from './email-row.tsx';
import { IdentityRow, type IdentityCheck } from './identity/identity-row.tsx';
import { LockRow } from './lock-row.tsx';
import { LoginList } from './login-list.tsx';
import { PasskeysRow } from './passkeys-row.tsx';
import { PasswordRow } from './password-row.tsx';
import { PinRow } from './pin-row.tsx';
import { ProtectionCard } from './protection-card.tsx';
import type { SecurityView } from './protection.ts';
import type { RowProps } from './row-props.ts';
import { SessionList } from './session-list.tsx';
import { useAct } from './use-act.ts';

type Props = {
  readonly initial: {
    readonly security: SecurityView;
    readonly sessions: ResponseOf<typeof getSessions>['list'];
    readonly identity: IdentityCheck;
  };
  readonly logins: ResponseOf<typeof getLogins>;
  readonly apiKeys: readonly ApiKey[];
  readonly family: readonly Pick<SubAccount, 'userId' | 'userName'>[];
};

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="rounded-xl border border-subtle bg-surface-1">
      <h2 className="border-b border-subtle px-4 py-3 text-sm font-semibold">{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

export function SecurityCentre({ initial, logins, apiKeys, family }: Props) {
  const t = useTranslations('security');
  const { again } = useAnswers();
  const zone = useZoneOffset();
  const act = useAct({ aloud: true });
  const security = useCall(getSecurity, {}, { initial: initial.security }).data ?? initial.security;
  const sessions = useCall(getSessions, {}, { initial: { list: initial.sessions } }).data?.list ?? initial.sessions;
  const onChanged = (): void => void act.run(() => again(getSecurity, getSessions));
  const { lockedUntilMs, withdrawalsHeldUntilMs } = security;
  const row: RowProps = { security, locked: lockedUntilMs > 0, onChanged };
  return (
    <div className="page-text flex flex-1 flex-col gap-4 px-4 py-6 md:py-8">
      <div>
        <div className="flex items-center gap-1.5">
          <h1 className="page-title">{t('title')}</h1>
          <HelpHint to="security" />
        </div>
        <p className="mt-1 text-sm text-muted">
          <bdi dir="ltr">{security.email}</bdi>
        </p>
      </div>
      <ProtectionCard security={security} />
      {withdrawalsHeldUntilMs === 0 ? null : (
        <p className="rounded-md border border-warning px-4 py-3 text-sm text-primary">
          {t('held', { time: isolateLtr(formatDateTime(withdrawalsHeldUntilMs, zone)) })}
        </p>
      )}
      <Group title={t('group.login')}>
        <EmailRow {...row} />
        <PasswordRow {...row} />
        <AuthenticatorRow {...row} />
        <PasskeysRow {...row} />
        <IdentityRow initial={initial.identity} />
      </Group>
      <Group title={t('group.money')}>
        <PinRow {...row} />
        <AntiPhishingRow {...row} />
        <LockRow {...row} />
      </Group>
      <SessionList sessions={sessions} onChanged={onChanged} />
      <ApiKeyList initial={apiKeys} family={family} locked={row.locked} />
      <LoginList logins={logins} />
    </div>
  );
}
