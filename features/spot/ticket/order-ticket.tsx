'use client';
// The order form.
import { CirclePlus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState, type FormEvent, type Ref } from 'react';

import { Button, buttonClasses } from '#components/ui/button.tsx';
import { Side } from '#lib/contract/enums.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { formatNumber } from '#lib/format/format-number.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { useUser } from '#lib/session/user.ts';
import { TicketFields } from './ticket-fields.tsx';
import type { TicketField, TicketProblem } from './ticket-problem.ts';
import type { TicketAction } from './ticket-state.ts';
import { TicketSummary } from './ticket-summary.tsx';
import { KindSwitch, SideSwitch, TimeInForceSwitch } from './ticket-switches.tsx';
import { useProblemText } from './use-problem-text.ts';
import { useSend } from './use-send.ts';
import { useTicket } from './use-ticket.ts';

type Props = { readonly market: SpotMarket; readonly initialPrice: string };

/** What is missing is said once somebody tries to send; what is wrong, at once. */
const isSaid =
  (tried: boolean) =>
  (problem: TicketProblem): boolean =>
    tried || problem.weight !== 'missing';

export function OrderTicket({ market, initialPrice }: Props) {
  const t = useTranslations('spot');
  const sides = useTranslations('terminal');
  const user = useUser();
  const ticket = useTicket(market, initialPrice);
  const sending = useSend(market);
  const problemText = useProblemText();
  const [tried, setTried] = useState(false);
  const inputs = useRef(new Map<TicketField, HTMLInputElement>());
  const { state, preview, available } = ticket;
  const buys = state.side === Side.buy;
  const spent = buys ? market.quoteCoin : market.baseCoin;
  const said = preview.problems.filter(isSaid(tried));

  const dispatch = (action: TicketAction): void => {
    sending.changed();
    if (action.type !== 'placed') setTried(false);
    ticket.dispatch(action);
  };
  const noteOf = (field: TicketField) => {
    const about = said.find((problem) => problem.fields[0] === field);
    if (about === undefined) return {};
    return about.weight === 'warning' ? { warning: problemText(about) } : { problem: problemText(about) };
  };
  const fieldRef =
    (field: TicketField): Ref<HTMLInputElement> =>
    (input) => {
      if (input === null) inputs.current.delete(field);
      else inputs.current.set(field, input);
    };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (user === null || sending.pending) return;
    if (preview.order === null) {
      setTried(true);
      const field = preview.problems.find(({ weight }) => weight !== 'warning')?.fields[0];
      if (field !== undefined) inputs.current.get(field)?.focus();
      return;
    }
    if (await sending.send(preview.order)) ticket.dispatch({ type: 'placed' });
  };
  const general = said.filter(({ fields }) => fields.length === 0);
  const action = `${sides(`side.${state.side}`)} ${market.baseCoin}`;
  return (
    <section aria-label={t('ticket')}>
      <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-2.5 p-3 max-md:pt-0">
        <SideSwitch side={state.side} onSide={(side) => dispatch({ type: 'side', side })} />
        <KindSwitch kind={state.kind} onKind={(kind) => dispatch({ type: 'kind', kind })} />
        <p className="flex items-center justify-between gap-2 text-xs text-muted">
          {t('available')}
          <span className="flex items-center gap-1.5 text-primary">
            <bdi dir="ltr">{available === null ? '—' : `${formatNumber(available, 'en-US')} ${spent}`}</bdi>
            {user === null ? null : (
              <Link
                href={`/asset/recharge?coin=${spent}`}
                prefetch={false}
                aria-label={t('deposit', { coin: spent })}
                title={t('deposit', { coin: spent })}
                className="text-accent hover:text-accent-strong"
              >
                <CirclePlus size={15} aria-hidden />
              </Link>
            )}
          </span>
        </p>
        <TicketFields market={market} ticket={{ ...ticket, dispatch }} noteOf={noteOf} fieldRef={fieldRef} />
        <TimeInForceSwitch
          timeInForce={state.timeInForce}
          disabled={state.kind === 'market'}
          onTimeInForce={(timeInForce) => dispatch({ type: 'timeInForce', timeInForce })}
        />
        <TicketSummary cost={preview.cost} buys={buys} market={market} />
        {general.map((problem) => (
          <p key={problem.code} className="text-2xs text-warning">
            {problemText(problem)}
          </p>
        ))}
        {user === null ? (
          <div className="grid grid-cols-2 gap-2">
            <Link href={`/login?from=/spot/${market.symbol}`} prefetch={false} className={buttonClasses('secondary', 'medium')}>
              {t('logIn')}
            </Link>
            <Link href={`/register?from=/spot/${market.symbol}`} prefetch={false} className={buttonClasses('primary', 'medium')}>
              {t('signUp')}
            </Link>
          </div>
        ) : (
          <Button type="submit" look={buys ? 'buy' : 'sell'} pending={sending.pending} className="h-10 w-full max-md:h-11">
            <bdi>{action}</bdi>
          </Button>
        )}
        {sending.trouble === null ? null : <p className="text-xs text-negative">{sending.trouble}</p>}
      </form>
    </section>
  );
}
