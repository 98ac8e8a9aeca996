'use client';
// A line that somebody leads: the tier, the copiers as sums, the share of profit, and the way out.
import { useTranslations } from 'next-intl';
import { useState, type ReactNode, type SubmitEvent } from 'react';

import { Question } from '#components/trading/question.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { buttonClasses } from '#components/ui/buttons/button-classes.ts';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { NumberField } from '#components/ui/fields/number-field.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { useWork } from '#lib/api/use-work.ts';
import { stopLeading } from '#lib/contract/calls/v1/trigger/trace/leader/leave.ts';
import { setLeaderShare } from '#lib/contract/calls/v1/trigger/trace/leader/share.ts';
import type { OwnLine } from '#lib/contract/leaders/leader-answer.ts';
import { formatDateTime } from '#lib/format/format-time.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { useWorldId } from '#lib/i18n/place-context.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';

type Props = {
  readonly of: OwnLine;
  readonly name: string;
  /** The address of the leader's terminal. */
  readonly terminal: string;
  readonly onChanged: () => Promise<unknown>;
};

const usdt = (amount: string): string => isolateLtr(`${shortAmount(amount)} USDT`);
const toneOf = (amount: string): string => (/[1-9]/.test(amount) ? (amount.startsWith('-') ? 'text-negative' : 'text-positive') : '');

function ShareForm({ of, onChanged }: Pick<Props, 'of' | 'onChanged'>) {
  const t = useTranslations('leading');
  const zoneMinutes = useZoneOffset();
  const api = useApi();
  const work = useWork();
  const { line, maxSharePercent, leader } = of;
  const [share, setShare] = useState(String(leader?.sharePercent ?? 0));
  const next = leader?.nextShare ?? null;
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void work
      .run(() => api.call(setLeaderShare, { line, sharePercent: Number(share) }))
      .then(async (failed) => {
        if (failed !== null) return;
        showToast('done', t('own.saved'));
        await onChanged();
      });
  };
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-2">
      <NumberField
        label={t('apply.share')}
        hint={t('apply.shareHint', { max: maxSharePercent })}
        rules={{ decimals: 0, maxLength: 2, max: String(maxSharePercent) }}
        value={share}
        onValue={setShare}
        after={
          <Button type="submit" size="small" className="me-1.5" pending={work.pending} disabled={share === ''}>
            {t('own.save')}
          </Button>
        }
      />
      {next === null ? null : (
        <p className="text-xs text-secondary">
          {t('own.next', { percent: next.percent, time: isolateLtr(formatDateTime(next.fromTimeMs, zoneMinutes)) })}
        </p>
      )}
      <ErrorLine text={work.problem} />
    </form>
  );
}

function Figures({ of }: Pick<Props, 'of'>) {
  const t = useTranslations('leading');
  const { copies, places, waiting, tier, ownUsdt, leader } = of;
  const rows: readonly (readonly [name: string, value: ReactNode])[] = [
    [t('own.tier'), t(`tiers.tier.${tier}`)],
    [t('own.account'), usdt(ownUsdt)],
    [t('own.share'), isolateLtr(`${leader?.sharePercent ?? 0}%`)],
    [t('own.copiers'), t('own.copiersOf', { copiers: copies.copiers, places })],
    [t('own.waiting'), waiting],
    [t('own.past'), copies.past],
    [t('own.worth'), usdt(copies.worth)],
    [
      t('own.profit'),
      <span key="profit" className={toneOf(copies.profit)}>
        {usdt(copies.profit)}
      </span>,
    ],
    [t('own.earned'), usdt(copies.shared)],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
      {rows.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-xs text-muted">{name}</dt>
          <dd className="text-sm font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function LeadingLine({ of, name, terminal, onChanged }: Props) {
  const t = useTranslations('leading');
  const zoneMinutes = useZoneOffset();
  const api = useApi();
  const work = useWork();
  const [asked, setAsked] = useState(false);
  // Worlds have no ranking.
  const isInWorld = useWorldId() !== null;
  const leave = (): void => {
    setAsked(false);
    void work
      .run(() => api.call(stopLeading, { line: of.line }))
      .then(async (failed) => {
        if (failed !== null) return;
        showToast('done', t('own.left'));
        await onChanged();
      });
  };
  return (
    <div className="flex flex-col gap-5">
      <p className="text-xs text-muted">
        {t('own.since', { time: isolateLtr(formatDateTime(of.leader?.startedTimeMs ?? 0, zoneMinutes)) })}
      </p>
      <Figures of={of} />
      <ShareForm of={of} onChanged={onChanged} />
      <ErrorLine text={work.problem} />
      <div className="flex flex-wrap gap-2">
        <Link href={terminal} className={`${buttonClasses('primary', 'medium')} max-md:h-11 max-md:flex-1`}>
          {t('own.terminal')}
        </Link>
        <Button className="max-md:h-11 max-md:flex-1" pending={work.pending} onClick={() => setAsked(true)}>
          {t('own.leave')}
        </Button>
      </div>
      {asked ? (
        <Question
          title={t('leave.title', { line: name })}
          yes={t('leave.yes')}
          no={t('leave.no')}
          look="danger"
          never={null}
          danger={null}
          onYes={leave}
          onNo={() => setAsked(false)}
        >
          <ul className="flex list-disc flex-col gap-1.5 ps-5 text-sm text-secondary">
            {of.copies.copies === 0 ? null : <li>{t('leave.copies', { copies: of.copies.copies })}</li>}
            {isInWorld ? null : <li>{t('leave.record')}</li>}
            <li>{t('leave.again')}</li>
          </ul>
        </Question>
      ) : null}
    </div>
  );
}
