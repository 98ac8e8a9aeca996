'use client';
// Every contract of the venue, line by line, and those among the favourites, found by typing.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { useContractLists } from '#lib/api/use-contract-lists.ts';
import {
  contractLineKeys,
  contractLines,
  isContractLineKey,
  isDemoLine,
  lineOfSymbolId,
  type ContractLineKey,
} from '#lib/contract/contract-lines.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { contractPath } from '#lib/contract/market-line.ts';
import { useFavourites } from '#lib/favourites/use-favourites.ts';
import { useRouter } from '#lib/i18n/navigation.ts';
import { useLineTickers } from '#lib/realtime/use-line-tickers.ts';
import { MarketDialog } from './market-dialog.tsx';
import { withInterval } from './with-interval.ts';

type Props = {
  readonly open: boolean;
  readonly line: ContractLineKey;
  readonly current: string;
  /** A market leads to this address, with {symbol} in the place of its name; left out: to its desk. */
  readonly address: string | undefined;
  /** Takes the market instead, one of the same line: the page stays. */
  readonly onPick?: (market: ContractMarket) => void;
  readonly onClose: () => void;
};

const favourites = 'favourites';

/** Live and demo do not mix: only the lines of the world that the desk is in. */
export function ContractPicker({ open, line, current, address, onPick, onClose }: Props) {
  const t = useTranslations('terminal');
  const router = useRouter();
  const [chosen, setChosen] = useState<ContractLineKey | typeof favourites>(line);
  const { groups } = useFavourites();
  const world =
    onPick === undefined ? contractLineKeys.filter((key) => isDemoLine(contractLines[key]) === isDemoLine(contractLines[line])) : [line];
  const starred = [...new Set(groups.flatMap(({ symbolIds }) => symbolIds))].filter((symbolId) =>
    world.some((key) => key === lineOfSymbolId(symbolId)),
  );
  const shown = chosen === favourites ? world.filter((key) => starred.some((symbolId) => lineOfSymbolId(symbolId) === key)) : [chosen];
  const lists = useContractLists(open ? shown : []);
  const tickers = useLineTickers(open ? shown : []);
  const isHere = shown.every((key) => lists[key] !== undefined);
  const all = shown.flatMap((key) => lists[key] ?? []);
  const markets = chosen === favourites ? starred.flatMap((symbolId) => all.find((market) => market.symbolId === symbolId) ?? []) : all;
  return (
    <MarketDialog
      open={open}
      current={current}
      markets={isHere ? markets : null}
      tickers={tickers}
      groups={[{ id: favourites, label: t('picker.favourites') }, ...world.map((key) => ({ id: key, label: t(`picker.line.${key}`) }))]}
      groupsName={t('picker.lines')}
      group={chosen}
      onGroup={(key) => setChosen(isContractLineKey(key) ? key : favourites)}
      onGo={onPick ?? ((market) => router.push(withInterval(address?.replace('{symbol}', market.name) ?? contractPath(market))))}
      onClose={onClose}
      {...(chosen === favourites && starred.length === 0 ? { empty: t('picker.noFavourites') } : {})}
    />
  );
}
