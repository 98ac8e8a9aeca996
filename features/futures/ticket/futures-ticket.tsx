'use client';
// The order form of a contract: one form, two buttons, and what each of them would do.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { HelpHint } from '#components/trading/help-hint.tsx';
import { KindSwitch } from '#components/trading/ticket/kind-switch.tsx';
import { LogInLinks } from '#components/trading/ticket/log-in-links.tsx';
import { OneClickSwitch } from '#components/trading/ticket/one-click-switch.tsx';
import { TicketNotes } from '#components/trading/ticket/ticket-notes.tsx';
import { WarningsButton } from '#components/trading/ticket/warnings-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { lateDialog } from '#components/ui/late-part.tsx';
import { useCommand } from '#lib/commands/commands.ts';
import type { ContractLineKey } from '#lib/contract/contract-lines.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { Side } from '#lib/contract/enums.ts';
import type { Ticker } from '#lib/contract/market.ts';
import { contractPath } from '#lib/contract/market-line.ts';
import { contractUnits } from '#lib/order-math/contract-unit.ts';
import { useConfirmations, useKeptConfirmations } from '#lib/session/confirmations.ts';
import { useOrderWarnings, usualLimits } from '#lib/session/order-warnings.ts';
import { useUser } from '#lib/session/user.ts';
import { useFieldCommands } from '#lib/ticket/use-field-commands.ts';
import { useMarks } from '#lib/ticket/use-marks.ts';
import { FuturesTools } from '../tools/futures-tools.tsx';
import { ActionSwitch } from './action-switch.tsx';
import { AvailableLine } from './available-line.tsx';
import { futuresKinds, ticketKinds } from './kinds/futures-kinds.ts';
import { MarginBar } from './margin-bar.tsx';
import { OrderOptions } from './order-options.tsx';
import { SideSummary } from './side-summary.tsx';
import { SizeFields } from './size-fields.tsx';
import { isHedge } from './ticket-context.ts';
import type { TicketFields } from './ticket-fields.ts';
import { stepsOf, type TicketChange } from './ticket-reducer.ts';
import type { TextName } from './ticket-state.ts';
import { useFuturesAttempt } from './use-futures-attempt.ts';
import { useFuturesSend } from './use-futures-send.ts';
import { sideProblems, useSideProblemText } from './use-side-problems.ts';
import { useTicket } from './use-ticket.ts';

const ConfirmOrder = lateDialog(
  async () => (await import('#components/trading/ticket/confirm-order.tsx')).default,
  ({ onNo }) => onNo(),
);

type Props = { readonly market: ContractMarket; readonly line: ContractLineKey; readonly initial: Ticker; readonly isDemo: boolean };

export function FuturesTicket({ market, line, initial, isDemo }: Props) {
  const t = useTranslations('futures');
  const words = useTranslations('ticket');
  const user = useUser();
  const ticket = useTicket(market, line, initial);
  const sending = useFuturesSend(market);
  const problemText = useSideProblemText();
  const [tried, setTried] = useState<Side | null>(null);
  const [pressed, setPressed] = useState<Side>(Side.buy);
  const { oneClick, setOneClick } = useConfirmations();
  const warnings = useOrderWarnings();
  useKeptConfirmations();
  const { state, preview, context, unit } = ticket;
  const kind = futuresKinds[state.kind];
  const hedge = isHedge(context);
  const closes = hedge && state.action === 'close';
  const said = sideProblems({ buy: preview.buy.problems, sell: preview.sell.problems }, tried);
  const { notesId, markOf, fieldRef, inputOf } = useMarks<TextName | 'size'>(said);

  const dispatch = (change: TicketChange): void => {
    // Entering or leaving a field says nothing new about the order.
    if (change.type !== 'aim' && change.type !== 'snap') {
      sending.changed();
      if (change.type !== 'placed') setTried(null);
    }
    ticket.dispatch(change);
  };
  const leave = (): void => dispatch({ type: 'snap', rules: stepsOf(market) });
  const form: TicketFields = { ...ticket, market, dispatch, leave, markOf, fieldRef };
  const actionOf = (side: Side): string => t(closes ? `button.close.${side}` : hedge ? `button.open.${side}` : `button.trade.${side}`);
  const { asked, answer, attempt } = useFuturesAttempt({
    ticket: { ...ticket, dispatch },
    sending,
    problemText,
    actionOf,
    refused: (side, field) => {
      setTried(side);
      if (field !== undefined) inputOf(field)?.focus();
    },
  });
  const press = (side: Side): void => {
    setPressed(side);
    attempt(side);
  };
  useCommand('buy', user === null ? null : () => press(Side.buy));
  useCommand('sell', user === null ? null : () => press(Side.sell));
  useFieldCommands({
    inputOf,
    priceFields: kind.priceFields,
    sizeFields: ['size'],
    flipUnit: () => {
      ticket.chooseUnit(contractUnits[(contractUnits.indexOf(unit) + 1) % contractUnits.length] ?? 'base');
      return 'size';
    },
  });
  return (
    <section aria-label={words('form')}>
      {/* No form of the browser's: Enter does not say which of the two buttons is meant, and dialogs bring forms of their own. */}
      <div className="flex flex-col gap-1.5 px-3 py-2 max-md:pt-0">
        <MarginBar context={context} isUser={user !== null} />
        {hedge ? <ActionSwitch action={state.action} onAction={(action) => dispatch({ type: 'action', action })} /> : null}
        <KindSwitch
          kinds={ticketKinds
            .filter((name) => futuresKinds[name].lines.includes(line))
            .map((name) => ({ name, group: futuresKinds[name].group }))}
          kind={state.kind}
          onKind={(chosen) => dispatch({ type: 'kind', kind: chosen })}
        />
        <AvailableLine context={context} isDemo={isDemo} />
        <kind.Fields form={form} />
        <SizeFields form={form} />
        <OrderOptions form={form} />
        <SideSummary preview={preview} context={context} unit={unit} isSplit={kind.parts !== undefined} />
        <TicketNotes id={notesId} problems={said} textOf={problemText} errorText={sending.errorText} />
        {user === null ? (
          <LogInLinks back={contractPath(market)} size="medium" />
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
            <FuturesTools market={market} ticker={context.ticker} />
          </div>
          <span className="flex items-center">
            <HelpHint to={kind.help} />
            {user === null ? null : (
              <>
                <WarningsButton coin={market.quoteCoin} limits={warnings.limits} usual={usualLimits} onLimits={warnings.set} />
                <OneClickSwitch on={oneClick} onChange={setOneClick} />
              </>
            )}
          </span>
        </div>
      </div>
      {asked === null ? null : (
        <ConfirmOrder
          action={asked.shown.action}
          side={asked.request.side}
          kind={asked.shown.kind}
          pair={market.displayName}
          about={asked.about}
          terms={asked.shown.terms}
          unusual={asked.unusual}
          onNo={() => answer(false)}
          onYes={(never) => answer(true, never)}
        />
      )}
    </section>
  );
}
