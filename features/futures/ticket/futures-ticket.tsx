'use client';
// The order form of a contract: one form, two buttons, and what each of them would do.
import { useTranslations } from 'next-intl';
import { useId, useRef, useState, type Ref } from 'react';

import { lateDialog } from '#components/ui/late-part.tsx';
import { HelpHint } from '#components/trading/help-hint.tsx';
import { Button, buttonClasses } from '#components/ui/button.tsx';
import { useCommand } from '#lib/commands/commands.ts';
import type { ContractLineKey } from '#lib/contract/contract-lines.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { Side } from '#lib/contract/enums.ts';
import type { Ticker } from '#lib/contract/market.ts';
import { contractPath } from '#lib/contract/market-line.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { useConfirmations, useKeptConfirmations } from '#lib/session/confirmations.ts';
import { useUser } from '#lib/session/user.ts';
import { FuturesTools } from '../tools/futures-tools.tsx';
import { AvailableLine } from './available-line.tsx';
import { MarginBar } from './margin-bar.tsx';
import { OneClickSwitch } from './one-click-switch.tsx';
import { OrderOptions } from './order-options.tsx';
import { SideSummary } from './side-summary.tsx';
import { SizeFields } from './size-fields.tsx';
import { isHedge } from './ticket-desk.ts';
import { KindFields } from './ticket-fields.tsx';
import type { TicketForm } from './ticket-form.ts';
import { TicketNotes } from './ticket-notes.tsx';
import { holdsBack, type TicketProblem } from './ticket-problem.ts';
import type { TicketChange } from './ticket-reducer.ts';
import { priceFields, type TicketField } from './ticket-state.ts';
import { ActionSwitch, KindSwitch } from './ticket-switches.tsx';
import { useAttempt } from './use-attempt.ts';
import { useSend } from './use-send.ts';
import { useTicket } from './use-ticket.ts';

const ConfirmOrder = lateDialog(
  async () => (await import('./confirm-order.tsx')).default,
  ({ onNo }) => onNo(),
);

type Props = { readonly market: ContractMarket; readonly line: ContractLineKey; readonly initial: Ticker; readonly isDemo: boolean };

/** Once a button was pressed in vain all that is wrong with its side is said; before that, what is wrong with both, and what the book lacks of each. */
function saidOf(problems: Readonly<Record<Side, readonly TicketProblem[]>>, tried: Side | null): readonly TicketProblem[] {
  if (tried !== null) return problems[tried];
  const isIn = (one: TicketProblem): boolean => problems.sell.some((other) => JSON.stringify(other) === JSON.stringify(one));
  const lacks = (side: Side): TicketProblem[] =>
    problems[side].filter(({ code }) => code === 'bookShort').map((one) => ({ ...one, params: { ...one.params, side } }));
  return [
    ...problems.buy.filter((one) => one.weight !== 'missing' && one.code !== 'bookShort' && isIn(one)),
    ...lacks(Side.buy),
    ...lacks(Side.sell),
  ];
}

export function FuturesTicket({ market, line, initial, isDemo }: Props) {
  const t = useTranslations('futures');
  const user = useUser();
  const ticket = useTicket(market, line, initial);
  const sending = useSend(market);
  const notesId = useId();
  const [tried, setTried] = useState<Side | null>(null);
  const [pressed, setPressed] = useState<Side>(Side.buy);
  const oneClick = useConfirmations((confirmations) => confirmations.oneClick);
  useKeptConfirmations();
  const inputs = useRef(new Map<TicketField, HTMLInputElement>());
  const { state, preview, desk } = ticket;
  const hedge = isHedge(desk);
  const closes = hedge && state.action === 'close';
  const said = saidOf({ buy: preview.buy.problems, sell: preview.sell.problems }, tried);

  const dispatch = (change: TicketChange): void => {
    if (change.type !== 'aim') {
      sending.changed();
      if (change.type !== 'placed') setTried(null);
    }
    ticket.dispatch(change);
  };
  const form: TicketForm = {
    ...ticket,
    dispatch,
    markOf: (field) => {
      const about = said.find((problem) => problem.fields[0] === field);
      return about === undefined ? {} : ({ mark: holdsBack(about) ? 'wrong' : 'warning', describedBy: notesId } as const);
    },
    fieldRef:
      (field): Ref<HTMLInputElement> =>
      (input) => {
        if (input === null) inputs.current.delete(field);
        else inputs.current.set(field, input);
      },
  };
  const actionOf = (side: Side): string => t(closes ? `button.close.${side}` : hedge ? `button.open.${side}` : `button.trade.${side}`);
  const { asked, answer, attempt } = useAttempt({
    ticket: { ...ticket, dispatch },
    sending,
    actionOf,
    refused: (side, field) => {
      setTried(side);
      if (field !== undefined) inputs.current.get(field)?.focus();
    },
  });
  const press = (side: Side): void => {
    setPressed(side);
    attempt(side);
  };
  const focus = (field: TicketField): void => inputs.current.get(field)?.select();
  useCommand('buy', user === null ? null : () => press(Side.buy));
  useCommand('sell', user === null ? null : () => press(Side.sell));
  useCommand('focusPrice', () => focus(priceFields[state.kind][0] ?? 'price'));
  useCommand('focusSize', () => focus('size'));
  const back = contractPath(market);
  return (
    <section aria-label={t('ticket')}>
      {/* No form of the browser's: Enter does not say which of the two buttons is meant, and dialogs bring forms of their own. */}
      <div className="flex flex-col gap-1.5 px-3 py-2 max-md:pt-0">
        <MarginBar desk={desk} isUser={user !== null} />
        {hedge ? <ActionSwitch action={state.action} onAction={(action) => dispatch({ type: 'action', action })} /> : null}
        <KindSwitch kind={state.kind} onKind={(kind) => dispatch({ type: 'kind', kind })} />
        <AvailableLine desk={desk} isDemo={isDemo} />
        <KindFields form={form} />
        <SizeFields form={form} />
        <OrderOptions form={form} />
        <SideSummary preview={preview} desk={desk} unit={ticket.unit} kind={state.kind} />
        <TicketNotes id={notesId} problems={said} errorText={sending.errorText} />
        {user === null ? (
          <div className="grid grid-cols-2 gap-2">
            <Link href={`/login?from=${back}`} prefetch={false} className={buttonClasses('secondary')}>
              {t('logIn')}
            </Link>
            <Link href={`/register?from=${back}`} prefetch={false} className={buttonClasses('primary')}>
              {t('signUp')}
            </Link>
          </div>
        ) : (
          <div className="grid grid-cols-2 gap-2">
            {([Side.buy, Side.sell] as const).map((side) => (
              <Button
                key={side}
                look={side}
                pending={sending.pending && pressed === side}
                waits={sending.pending}
                onClick={() => press(side)}
                className={`h-9 min-w-0 px-1! max-md:h-11 ${oneClick ? 'outline-2 outline-offset-1 outline-warning outline-dashed' : ''} ${isDemo ? 'ring-2 ring-accent ring-offset-1 ring-offset-(--surface-1)' : ''}`}
              >
                <bdi className="truncate">{actionOf(side)}</bdi>
              </Button>
            ))}
          </div>
        )}
        <div className="flex items-center justify-between gap-2 border-t border-subtle pt-1">
          <div className="-ms-2 flex">
            <FuturesTools market={market} ticker={desk.ticker} />
          </div>
          <span className="flex items-center">
            <HelpHint to={state.kind === 'limit' || state.kind === 'market' ? 'futuresOrders' : 'futuresPlans'} />
            {user === null ? null : <OneClickSwitch />}
          </span>
        </div>
      </div>
      {asked === null ? null : (
        <ConfirmOrder asked={asked} pair={market.displayName} onNo={() => answer(false)} onYes={() => answer(true)} />
      )}
    </section>
  );
}
