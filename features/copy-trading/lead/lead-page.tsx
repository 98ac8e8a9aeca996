'use client';
// The page of leading: what it is, and for a user the lines that he leads or could lead, and his profile.
import { useTranslations } from 'next-intl';

import { HelpHint } from '#components/trading/help-hint.tsx';
import { buttonClasses } from '#components/ui/buttons/button-classes.ts';
import { useCall } from '#lib/api/query/use-call.ts';
import type { ResponseOf } from '#lib/contract/call.ts';
import { accessPath } from '#lib/contract/accounts/access-path.ts';
import { getOwnLeading } from '#lib/contract/calls/v1/trigger/trace/leader/mine.ts';
import type { LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import { LeaderStatus } from '#lib/contract/leaders/leader-status.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { ApplyForm } from './apply-form.tsx';
import { LeadRules } from './lead-rules.tsx';
import { LeadingLine } from './leading-line.tsx';
import { ProfileForm } from './profile-form.tsx';
import { TiersTable } from './tiers-table.tsx';

type Props = {
  /** Null: a visitor. */
  readonly initial: ResponseOf<typeof getOwnLeading> | null;
  readonly isDemo: boolean;
  /** The leader's terminal of each line. */
  readonly terminals: Readonly<Record<LeaderLine, string>>;
};

const leads: readonly LeaderStatus[] = [LeaderStatus.starting, LeaderStatus.leading];

function OwnLeading({ initial, isDemo, terminals }: Props & { readonly initial: ResponseOf<typeof getOwnLeading> }) {
  const t = useTranslations('leading');
  const { data = initial, refetch } = useCall(getOwnLeading, {}, { initial });
  const isLeader = data.lines.some(({ leader }) => leader !== null && leads.includes(leader.status));
  return (
    <>
      <div className="grid items-start gap-4 md:grid-cols-2">
        {data.lines.map((own) => {
          const { line, leader } = own;
          const name = t(`line.${line === 'futures' && isDemo ? 'futuresDemo' : line}`);
          return (
            <section key={line} aria-labelledby={`line-${line}`} className="rounded-xl border border-subtle bg-surface-1 p-4 md:p-5">
              <h2 id={`line-${line}`} className="mb-3 text-base font-semibold">
                {name}
              </h2>
              {leader !== null && leads.includes(leader.status) ? (
                <LeadingLine of={own} name={name} terminal={terminals[line]} onChanged={refetch} />
              ) : (
                <ApplyForm of={own} onChanged={refetch} />
              )}
            </section>
          );
        })}
      </div>
      {isLeader ? <ProfileForm of={data.profile} isDemo={isDemo} onChanged={refetch} /> : null}
    </>
  );
}

export function LeadPage({ initial, isDemo, terminals }: Props) {
  const t = useTranslations('leading');
  return (
    <div className="page-wide flex flex-1 flex-col gap-8 px-4 py-6 md:py-8">
      <header className="flex flex-col gap-2">
        <div className="flex items-center gap-2">
          <h1 className="page-title">{t('title')}</h1>
          <HelpHint to="leading" />
        </div>
        <p className="max-w-2xl text-sm text-secondary">{t('about')}</p>
        {initial === null ? (
          <Link
            href={accessPath('login', { from: '/copy-trading/lead' })}
            className={`${buttonClasses('primary', 'medium')} mt-2 self-start`}
          >
            {t('logIn')}
          </Link>
        ) : null}
      </header>
      {initial === null ? null : <OwnLeading initial={initial} isDemo={isDemo} terminals={terminals} />}
      <LeadRules />
      <TiersTable />
    </div>
  );
}
