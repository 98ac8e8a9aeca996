// The desk of one spot market, rendered with the market as it stands: what its page and a leader's terminal have in common.
import 'server-only';

import { cookies } from 'next/headers';
import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';

import { MarginSwitch } from '#features/spot/margin/margin-switch.tsx';
import { SpotAccountPanel } from '#features/spot/account/spot-account.tsx';
import { OrdersArea } from '#features/spot/orders/orders-area.tsx';
import { OrderTicket } from '#features/spot/ticket/order-ticket.tsx';
import { type TerminalData, writeTerminal } from '#features/terminal/terminal-data.ts';
import { PanelLink } from '#features/terminal/window/panel-link.tsx';
import { Terminal } from '#features/terminal/terminal.tsx';
import { OpenWorldButton } from '#features/worlds/open/open-world-button.tsx';
import type { SpotMarket } from '#lib/contract/market.ts';
import { worldOfDesk } from '../../worlds/world-of-desk.ts';

type Props = {
  readonly loaded: TerminalData & { readonly market: SpotMarket };
  /** Under the order form, where a desk has more than every other. */
  readonly beside?: ReactNode;
};

export async function SpotDesk({ loaded, beside = null }: Props) {
  const kept = await cookies();
  return (
    <Terminal
      text={writeTerminal(loaded)}
      locale={await getLocale()}
      layout={kept.get('layout')?.value}
      practice={beside === null ? <OpenWorldButton {...await worldOfDesk(loaded.market)} /> : null}
      ticket={
        <>
          <OrderTicket
            key={loaded.market.symbol}
            market={loaded.market}
            initialPrice={loaded.ticker.lastPrice}
            margin={<MarginSwitch market={loaded.market} />}
          />
          {beside}
          <SpotAccountPanel market={loaded.market} />
        </>
      }
      panels={
        <OrdersArea
          market={loaded.market}
          columns={kept.get('columns')?.value}
          tools={<PanelLink panel="orders" market={{ symbol: loaded.market.symbol }} />}
        />
      }
    />
  );
}
