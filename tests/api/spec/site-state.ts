// The state in which calls beside contracts are asked: an exchange that has traded, whose operator has written about everything.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { newDataFolder } from '../data-folder.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';
import { operatorsWords, writtenEvents } from './operators-words.ts';

export type SiteState = {
  readonly exchange: TestExchange;
  /** Nobody in particular. */
  readonly visitor: Visitor;
  close(): Promise<void>;
};

/** Spot trades at these prices, one after the other: bitcoin rises by 2 %, ether falls by as much. */
const traded = [
  ['BTCUSDT', ['96000', '97920'], '0.01'],
  ['ETHUSDT', ['3000', '2940'], '0.1'],
  ['EURUSDT', ['1.25'], '100'],
] as const;

async function trade(exchange: TestExchange): Promise<void> {
  const seller = await createTrader(exchange, { BTC: ['Bitcoin', '0.1'], ETH: ['Ethereum', '1'], EUR: ['SEPA Instant', '1000'] });
  const buyer = await createTrader(exchange, { USDT: ['ERC20', '10000'] });
  for (const [symbolId, prices, delegateCount] of traded)
    for (const delegatePrice of prices) {
      const order = { symbolId, orderType: 0, delegatePrice, delegateCount } as const;
      await seller.call(placeOrder, { ...order, delegateType: 22 });
      await buyer.call(placeOrder, { ...order, delegateType: 21 });
    }
}

/** Content with descriptions of coins and dates beside what the other tests read. */
function writeContent(dataDir: string): string {
  const folder = join(dataDir, 'content-of-test');
  cpSync(join(import.meta.dirname, '../../fixtures/content'), folder, { recursive: true });
  for (const [path, text] of Object.entries(writtenEvents(Date.now()))) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

export async function openSite(): Promise<SiteState> {
  const dataDir = newDataFolder();
  mkdirSync(join(dataDir, 'site'), { recursive: true });
  for (const [topic, words] of Object.entries(operatorsWords)) writeFileSync(join(dataDir, 'site', `${topic}.json`), JSON.stringify(words));
  const exchange = await startTestExchange({ dataDir, contentFolder: writeContent(dataDir) });
  await trade(exchange);
  return {
    exchange,
    visitor: createVisitor(exchange),
    close: async () => {
      await exchange.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
