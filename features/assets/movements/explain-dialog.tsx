'use client';
// One balance, explained: what every kind of movement has done to it, down to the last unit, and the way to the movements.
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';

import { ListWaiting } from '#components/trading/list-waiting.tsx';
import { buttonClasses } from '#components/ui/buttons/button.tsx';
import { ColumnHead } from '#components/ui/column-head.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { useCall } from '#lib/api/query/use-call.ts';
import type { WalletKindId } from '#lib/contract/accounts/account-kinds.ts';
import type { ResponseOf } from '#lib/contract/call.ts';
import { explainBalance } from '#lib/contract/calls/v1/assets/explain.ts';
import { formatNumber } from '#lib/format/numbers/format-number.ts';
import { localisedPath } from '#lib/i18n/locales.ts';
import { useCauseWord } from './use-cause-word.ts';

export type Explained = { readonly account: WalletKindId; readonly coin: string };
type Answer = ResponseOf<typeof explainBalance>;

type Props = { readonly of: Explained; readonly onClose: () => void };

const signed = (text: string): string => (/[1-9]/.test(text) ? formatNumber(text, { sign: 'always' }) : '—');

function Sums({ answer }: { readonly answer: Answer }) {
  const t = useTranslations('movements.explain');
  const causeWord = useCauseWord();
  const holdWord = useTranslations('movements.hold');
  if (answer.sums.length === 0) return <p className="text-sm text-muted">{t('empty')}</p>;
  const head = 'py-2 figure-cell';
  return (
    <table className="w-full text-sm">
      <thead className="text-xs text-muted">
        <tr className="border-b border-subtle">
          <ColumnHead place="py-2 text-start">{t('cause')}</ColumnHead>
          <ColumnHead place={`max-sm:hidden ${head}`}>{t('movements')}</ColumnHead>
          <ColumnHead place={head}>{t('available')}</ColumnHead>
          <ColumnHead place={head}>{t('frozen')}</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {answer.sums.map(({ cause, movements, available, frozen }) => (
          <tr key={cause} className="border-b border-subtle">
            <th scope="row" className="py-2 text-start font-normal text-secondary">
              {causeWord(cause)}
            </th>
            <td className="figure-cell text-muted max-sm:hidden">
              <bdi dir="ltr">{formatNumber(String(movements))}</bdi>
            </td>
            <td className="figure-cell">
              <bdi dir="ltr">{signed(available)}</bdi>
            </td>
            <td className="figure-cell text-secondary">
              <bdi dir="ltr">{signed(frozen)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-semibold">
          <th scope="row" className="py-2.5 text-start">
            {t('sum')}
          </th>
          <td className="figure-cell text-muted max-sm:hidden">
            <bdi dir="ltr">{formatNumber(String(answer.sums.reduce((all, { movements }) => all + movements, 0)))}</bdi>
          </td>
          <td className="figure-cell">
            <bdi dir="ltr">{formatNumber(answer.available)}</bdi>
          </td>
          <td className="figure-cell">
            <bdi dir="ltr">{formatNumber(answer.frozen)}</bdi>
          </td>
        </tr>
        {answer.held.map(({ purpose, amount }) => (
          <tr key={purpose} className="text-muted">
            <th scope="row" className="py-1 ps-4 text-start font-normal">
              {holdWord(purpose)}
            </th>
            <td className="figure-cell max-sm:hidden">—</td>
            <td className="figure-cell">—</td>
            <td className="figure-cell">
              <bdi dir="ltr">{formatNumber(amount)}</bdi>
            </td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

export function ExplainDialog({ of, onClose }: Props) {
  const t = useTranslations('movements.explain');
  const accounts = useTranslations('shell.transferFunds.account');
  const locale = useLocale();
  const { account, coin } = of;
  const { data: answer, isError } = useCall(explainBalance, { account, coin }, { anew: true });
  return (
    <Modal open title={t('title', { coin, account: accounts(account) })} closeLabel={t('close')} onClose={onClose}>
      <div className="flex flex-col gap-3">
        <p className="text-sm text-muted">{t('about')}</p>
        {isError ? (
          <p role="alert" className="text-sm text-negative">
            {t('failed')}
          </p>
        ) : answer === undefined ? (
          <ListWaiting />
        ) : (
          <>
            <Sums answer={answer} />
            {answer.sums.length === 0 ? null : (
              <p
                role={answer.agrees ? undefined : 'alert'}
                className={`flex items-center gap-2 text-sm ${answer.agrees ? 'text-positive' : 'text-negative'}`}
              >
                {answer.agrees ? (
                  <CircleCheck size={16} className="shrink-0" aria-hidden />
                ) : (
                  <CircleAlert size={16} className="shrink-0" aria-hidden />
                )}
                {t(answer.agrees ? 'agrees' : 'disagrees')}
              </p>
            )}
          </>
        )}
        {/* A full load: the list may be open under this already, narrowed otherwise. */}
        <a
          href={`${localisedPath(locale, '/asset/history')}?coin=${coin}&account=${account}`}
          className={`${buttonClasses('secondary')} self-start max-md:h-11`}
        >
          {t('movementsOf')}
        </a>
      </div>
    </Modal>
  );
}
