// E-mails of the programme: to whom they go, what they say, that they come once, and that they can be turned off.
import { afterAll, beforeAll, expect, test } from 'vitest';

import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { getTraderProAlerts } from '#lib/contract/calls/v1/trigger/trader-pro/alert.ts';
import { joinTraderPro } from '#lib/contract/calls/v1/trigger/trader-pro/join.ts';
import { setTraderProMail } from '#lib/contract/calls/v1/trigger/trader-pro/mail.ts';
import { getTraderProState } from '#lib/contract/calls/v1/trigger/trader-pro/state.ts';
import { verifyEmail } from '#lib/contract/calls/v1/user/email/verify.ts';
import { getSecurity } from '#lib/contract/calls/v1/user/security/overview.ts';
import { Side } from '#lib/contract/enums.ts';
import { createProgrammeMail } from '#server/answers/trader-pro/programme-mail.ts';
import { type ProgrammeNews, tellProgrammeNews } from '#server/services/trader-pro/tell-programme-news.ts';
import { houseOrder } from '../house-order.ts';
import { startMailServer, type MailServer } from '../mail-server.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { enterFreshSubAccount } from '../sub-account.ts';
import { createTrader } from '../trader.ts';
import type { Visitor } from '../visitor.ts';
import { enterProgramme } from './programme-account.ts';

let mail: MailServer;
let exchange: TestExchange;
let played: TestExchange;
let news: ProgrammeNews;

beforeAll(async () => {
  mail = await startMailServer();
  exchange = await startTestExchange({ smtpUrl: mail.url });
  played = { ...exchange, ...(await exchange.paper()) };
  const { services } = exchange;
  news = tellProgrammeNews({
    reader: played.projections.traderPro,
    giveRole: exchange.accounts.giveRole,
    putOnce: services.inbox.putOnce,
    mail: createProgrammeMail(services, played.listings),
    log: { error: () => undefined },
  });
});
afterAll(async () => {
  news.stop();
  await exchange.close();
  await mail.close();
});

type Person = { readonly main: Visitor; readonly email: string; readonly inside: Visitor };

/** With a letter that asks for the address to be verified; `verified`: it was. */
async function takePart(verified: boolean): Promise<Person> {
  const main = await createTrader(exchange);
  const { email } = await main.call(getSecurity, {});
  const [letter] = await mail.lettersTo(email);
  if (verified) await main.call(verifyEmail, { token: /#([\w-]{43})/.exec(letter ?? '')?.[1] ?? '' });
  return { main, email, inside: await enterProgramme(exchange, main) };
}

/** Buys bitcoin for so many dollars at 100,000; everything that was found out is told. */
async function buy({ inside }: Person, quantity: string): Promise<void> {
  await houseOrder(played, Side.sell, 100_000, Number(quantity));
  const order = { symbolId: 'BTCUSDT_SPBL', delegateType: 21, orderType: 0, delegatePrice: '100000', delegateCount: quantity } as const;
  await inside.call(placeOrder, order);
  await inside.call(getTraderProState, {});
  await news.look();
}

test('an alert and a failure are mailed once each, in the language of the reader, with their figures', async () => {
  const person = await takePart(true);
  expect(await person.inside.call(getTraderProAlerts, {})).toMatchObject({ mail: 'on' });
  // 0.033 less its fee of a thousandth is worth 3,296.70 of 9,996.70: more than four fifths of two fifths.
  await buy(person, '0.033');
  const [, alert] = await mail.lettersTo(person.email, 2);
  expect(alert).toContain('3296.7 USDT von 3998.68 USDT');
  expect(alert).toContain('https://venue.example/de/trader-pro');
  await buy(person, '0.01');
  const [, , failure] = await mail.lettersTo(person.email, 3);
  // 0.043 less a thousandth, of 9,995.70.
  expect(failure).toContain('Größte Position: 4295.7 USDT von 3998.28 USDT');
  const sent = mail.count();
  await news.look();
  await takePart(false);
  // The letter of the newcomer's address, and no other.
  expect(mail.count()).toBe(sent + 1);
});

test('an address that nobody has shown to be theirs gets none, and neither does whoever turned them off', async () => {
  const unknown = await takePart(false);
  expect(await unknown.inside.call(getTraderProAlerts, {})).toMatchObject({ mail: 'unverified' });
  expect(await unknown.inside.call(setTraderProMail, { on: true })).toEqual({ mail: 'unverified' });
  const quiet = await takePart(true);
  expect(await quiet.inside.call(setTraderProMail, { on: false })).toEqual({ mail: 'off' });
  expect(await quiet.inside.call(getTraderProAlerts, {})).toMatchObject({ mail: 'off' });
  const sent = mail.count();
  await buy(unknown, '0.033');
  await buy(quiet, '0.033');
  expect((await quiet.inside.call(getTraderProAlerts, {})).list).toMatchObject([{ rule: 'position', value: '3296.7' }]);
  await quiet.inside.call(setTraderProMail, { on: true });
  await buy(quiet, '0.01');
  // The last alert alone is sent, and not those that were missed before.
  expect((await mail.lettersTo(quiet.email, 2))[1]).toContain('Größte Position: 4295.7 USDT');
  expect(mail.count()).toBe(sent + 1);
});

test('nobody else turns them on or off', async () => {
  const stranger = await createTrader(exchange);
  expect(await stranger.try(setTraderProMail, { on: false })).toMatchObject({ code: '50371' });
  const main = await createTrader(exchange);
  await main.call(joinTraderPro, {});
  await enterFreshSubAccount(exchange, main);
  expect(await main.try(setTraderProMail, { on: false })).toMatchObject({ code: '23140' });
});
