'use client';
// Every contract of the venue, line by line, found by typing.
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

import { useApi } from '#lib/api/use-api.ts';
import { getContracts } from '#lib/contract/calls/v1/mcp/contract/symbols.ts';
import { contractLineKeys, contractLines, isContractLineKey, isDemoLine, type ContractLineKey } from '#lib/contract/contract-lines.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { contractPath } from '#lib/contract/market-line.ts';
import { useRouter } from '#lib/i18n/navigation.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { MarketDialog } from './market-dialog.tsx';
import { withInterval } from './with-interval.ts';

type Props = {
  readonly open: boolean;
  readonly line: ContractLineKey;
  readonly current: string;
  readonly locale: string;
  readonly onClose: () => void;
};
type Lists = Partial<Readonly<Record<ContractLineKey, readonly ContractMarket[]>>>;

/** Asked for when a line is first looked at, and again when it could not be had. */
function useContracts(wanted: ContractLineKey | null): Lists {
  const api = useApi();
  const [lists, setLists] = useState<Lists>({});
  const isHere = wanted !== null && lists[wanted] !== undefined;
  useEffect(() => {
    if (wanted === null || isHere) return;
    api.call(getContracts, { businessLine: contractLines[wanted] }).then(
      ({ symbols }) => setLists((known) => ({ ...known, [wanted]: symbols ?? [] })),
      () => undefined,
    );
  }, [api, wanted, isHere]);
  return lists;
}

/** Live and demo do not mix: only the lines of the world that the desk is in. */
export function ContractPicker({ open, line, current, locale, onClose }: Props) {
  const t = useTranslations('terminal');
  const router = useRouter();
  const [chosen, setChosen] = useState(line);
  const markets = useContracts(open ? chosen : null)[chosen] ?? null;
  const tickers = useChannel(useHub(), 'tickers', open ? chosen : null).data;
  const lines = contractLineKeys.filter((key) => isDemoLine(contractLines[key]) === isDemoLine(contractLines[line]));
  return (
    <MarketDialog
      open={open}
      current={current}
      locale={locale}
      markets={markets}
      tickers={tickers}
      groups={lines.map((key) => ({ id: key, label: t(`picker.line.${key}`) }))}
      groupsName={t('picker.lines')}
      group={chosen}
      onGroup={(key) => (isContractLineKey(key) ? setChosen(key) : undefined)}
      onGo={(market) => router.push(withInterval(contractPath(market)))}
      onClose={onClose}
    />
  );
}
