'use client';
// The order once more, in full, before it is sent.
import { useTranslations } from 'next-intl';

import { Side } from '#lib/contract/enums.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import type { ConfirmationKind } from '#lib/session/confirmations.ts';
import { Question } from '../../confirm/question.tsx';
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
  /** Why it is asked although the trader may want no questions; none: it is the usual question. */
  readonly unusual: readonly string[];
};

type Props = { readonly asked: Asked; readonly market: SpotMarket; readonly onYes: () => void; readonly onNo: () => void };

export default function ConfirmOrder({ asked, market, onYes, onNo }: Props) {
  const t = useTranslations('spot');
  const sides = useTranslations('terminal');
  const action = `${sides(`side.${asked.side}`)} ${market.baseCoin}`;
  return (
    <Question
      title={`${action} · ${t(`kind.${asked.kind}`)}`}
      yes={<bdi>{action}</bdi>}
      look={asked.side === Side.buy ? 'buy' : 'sell'}
      about={asked.about}
      danger={
        asked.unusual.length === 0 ? null : (
          <ul className="flex flex-col gap-1">
            {asked.unusual.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )
      }
      onYes={onYes}
      onNo={onNo}
    >
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
    </Question>
  );
}
