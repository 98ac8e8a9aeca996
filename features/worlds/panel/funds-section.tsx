'use client';
// Play money in a world: its owner gives it to every seat that trades, a trader to the own one.
import { useTranslations } from 'next-intl';
import { useState, type SubmitEvent } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { NumberField } from '#components/ui/fields/number-field.tsx';
import { useContractLists } from '#lib/api/use-contract-lists.ts';
import { useSpotMarkets } from '#lib/api/use-spot-markets.ts';
import { fundWorldSeat } from '#lib/contract/calls/v1/world/fund.ts';
import { lineOfSymbolId } from '#lib/contract/contract-lines.ts';
import { lengthCaps } from '#lib/format/numbers/decimal-input.ts';
import { readAmount } from '#lib/order-math/amounts/amount.ts';
import { Choice } from '../world-fields.tsx';
import { useWorldWords } from '../world-words.ts';
import { PanelSection } from './panel-section.tsx';
import { usePanel, useTelling } from './panel-state.ts';

/** In every world. */
const firstCoin = 'USDT';
const coinDecimals = 8;

/** The coins of the markets of a world. */
function useCoins(symbols: readonly string[]): readonly string[] {
  const lines = [...new Set(symbols.flatMap((symbol) => lineOfSymbolId(symbol) ?? []))];
  const spot = useSpotMarkets(true) ?? [];
  const contracts = Object.values(useContractLists(lines)).flat();
  return [
    ...new Set([
      firstCoin,
      ...spot.filter(({ symbol }) => symbols.includes(symbol)).flatMap(({ baseCoin, quoteCoin }) => [baseCoin, quoteCoin]),
      ...contracts.filter(({ symbol }) => symbols.includes(symbol)).map(({ marginCoin }) => marginCoin),
    ]),
  ];
}

export function FundsSection({ symbols }: { readonly symbols: readonly string[] }) {
  const t = useTranslations('worlds');
  const words = useWorldWords();
  const { world, seats } = usePanel().detail;
  const { pending, problem, fail, tell } = useTelling();
  const coins = useCoins(symbols);
  const [coin, setCoin] = useState(firstCoin);
  const [amount, setAmount] = useState('');
  const trading = seats.filter(({ seatNumber }) => seatNumber !== null);
  const mine = seats.find(({ isMine }) => isMine)?.seatId ?? '';
  const [chosen, setSeat] = useState(mine);
  const seatId = trading.find((seat) => seat.seatId === chosen)?.seatId ?? mine;
  const add = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const read = readAmount(amount);
    if (read === null || read.lte(0)) return fail(t('amountMissing'));
    void tell(fundWorldSeat, { worldId: world.worldId, coin, amount: read.toFixed(), seatId }, t('funded')).then((done) =>
      done ? setAmount('') : undefined,
    );
  };
  return (
    <PanelSection id="funds" title={t('funds')}>
      <form noValidate onSubmit={add} className="flex flex-col gap-3">
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          {world.role === 'owner' && trading.length > 1 ? (
            <Choice
              label={t('recipient')}
              className="sm:col-span-2"
              options={trading.map((seat) => ({
                value: seat.seatId,
                label: seat.isMine ? `${words.seat(seat)} · ${t('you')}` : words.seat(seat),
              }))}
              value={seatId}
              onValue={setSeat}
            />
          ) : null}
          <Choice label={t('coin')} options={coins.map((value) => ({ value, label: value }))} value={coin} onValue={setCoin} />
          <NumberField
            label={t('amount')}
            value={amount}
            rules={{ decimals: coinDecimals, maxLength: lengthCaps.size, unit: coin }}
            onValue={setAmount}
            after={
              <bdi dir="ltr" className="px-3 text-sm text-muted">
                {coin}
              </bdi>
            }
          />
        </div>
        <ErrorLine text={problem} />
        <Button type="submit" className="h-11 self-start" pending={pending}>
          {t('addFunds')}
        </Button>
      </form>
    </PanelSection>
  );
}
