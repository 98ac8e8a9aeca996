'use client';
// The order once more, in full, before it is sent.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '#components/ui/button.tsx';
import { Modal } from '#components/ui/modal.tsx';
import { Side } from '#lib/contract/enums.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { useConfirmations, type ConfirmationKind } from '#lib/session/confirmations.ts';
import type { SummaryLine } from '../summary-line.ts';
import { TicketSummary } from '../ticket-summary.tsx';
import type { TicketKind } from '../ticket-state.ts';
import type { TicketRequest } from '../ticket-request.ts';

/** What is asked about: the request that would be sent, and what was shown of it at that moment. */
export type Asked = {
  readonly request: TicketRequest;
  readonly side: Side;
  readonly kind: TicketKind;
  /** Price and size as they stand in the form. */
  readonly terms: readonly { readonly name: string; readonly value: string }[];
  readonly lines: readonly SummaryLine[];
  readonly about: ConfirmationKind;
  /** Why it is asked although the trader wants no questions; null: it is the usual question. */
  readonly danger: string | null;
};

type Props = { readonly asked: Asked; readonly market: SpotMarket; readonly onYes: () => void; readonly onNo: () => void };

export default function ConfirmOrder({ asked, market, onYes, onNo }: Props) {
  const t = useTranslations('spot');
  const sides = useTranslations('terminal');
  const [never, setNever] = useState(false);
  const action = `${sides(`side.${asked.side}`)} ${market.baseCoin}`;
  const yes = (): void => {
    if (never) useConfirmations.getState().skip(asked.about, true);
    onYes();
  };
  return (
    <Modal open title={`${action} · ${t(`kind.${asked.kind}`)}`} closeLabel={t('confirm.no')} onClose={onNo} sheet>
      <div className="flex flex-col gap-4">
        <p className="text-sm text-secondary">
          <bdi dir="ltr">{market.displayName}</bdi>
        </p>
        {asked.terms.length === 0 ? null : (
          <dl className="flex flex-col gap-1 text-sm">
            {asked.terms.map(({ name, value }) => (
              <div key={name} className="flex justify-between gap-4">
                <dt className="text-muted">{name}</dt>
                <dd>
                  <bdi dir="ltr">{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        )}
        <TicketSummary lines={asked.lines} market={market} />
        {asked.danger === null ? (
          <label className="flex min-h-8 cursor-pointer items-center gap-2 text-xs text-secondary max-md:min-h-11">
            <input type="checkbox" checked={never} onChange={(event) => setNever(event.target.checked)} className="accent-accent" />
            {t(`confirm.never.${asked.about}`)}
          </label>
        ) : (
          <p role="alert" className="rounded-md bg-warning-soft p-3 text-xs text-warning">
            {asked.danger}
          </p>
        )}
        <div className="flex gap-2">
          <Button className="flex-1 max-md:h-11" onClick={onNo}>
            {t('confirm.no')}
          </Button>
          <Button
            look={asked.side === Side.buy ? 'buy' : 'sell'}
            className="flex-1 max-md:h-11"
            // Enter confirms what Enter asked for.
            data-autofocus
            onClick={yes}
          >
            <bdi>{action}</bdi>
          </Button>
        </div>
      </div>
    </Modal>
  );
}
