// Copies in a world of one's own: one member leads, and another copies from the page of that leader.
import { expect } from '@playwright/test';

import { test } from '../browser-test.ts';
import { expectTold, newPerson, openFollow } from '../copy-trading/people.ts';
import { faultsOf } from '../faults.ts';
import { askFor, signUp } from '../trader.ts';

test('a member leads and another copies, by the pages of the world', async ({ browser }) => {
  const leader = await newPerson(browser, { viewport: { width: 1440, height: 900 } });
  await signUp(leader);
  const { worldId } = await askFor<{ readonly worldId: string }>(leader, 'v1/world/create', { name: 'Copies', seed: 'copies' });
  await askFor(leader, 'v1/world/fund', { worldId, coin: 'USDT', amount: '20000' });
  await askFor(leader, 'v1/assets/transfer', { coin: 'USDT', amount: '10000', from: 'spot', to: 'futures' }, { worldId });
  const { token } = await askFor<{ readonly token: string }>(leader, 'v1/world/link/create', { worldId, role: 'trader' });

  await leader.goto(`/w/${worldId}/copy-trading/futures`);
  await expect(leader.getByText('No member of this world is a lead trader for this product.')).toBeVisible();
  expect(await faultsOf(leader)).toEqual([]);
  await leader.getByRole('main').getByRole('link', { name: 'Lead trading' }).click();
  await expect(leader).toHaveURL(`/w/${worldId}/copy-trading/lead`);
  const futures = leader.getByRole('region', { name: 'USDT-M futures' });
  await futures.getByRole('checkbox').check();
  await futures.getByRole('button', { name: 'Start leading' }).click();
  await expect(futures.getByRole('button', { name: 'Stop leading' })).toBeVisible();
  expect(await faultsOf(leader)).toEqual([]);

  const follower = await newPerson(browser, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await signUp(follower);
  await askFor(follower, 'v1/world/join', { token });
  await askFor(follower, 'v1/world/fund', { worldId, coin: 'USDT', amount: '5000' });
  await askFor(follower, 'v1/trigger/strategy/agreement/set', { agreed: true });
  await follower.goto(`/w/${worldId}/copy-trading/futures`);
  await follower.getByRole('main').getByRole('link', { name: 'Lead trader 1000', exact: true }).click();
  await expect(follower).toHaveURL(`/w/${worldId}/copy-trading/futures/1000`);
  expect(await faultsOf(follower)).toEqual([]);
  const dialog = await openFollow(follower, { button: 'Copy', dialog: 'Copy this trader' });
  await dialog.getByRole('textbox', { name: 'Investment' }).fill('1000');
  await dialog.getByRole('button', { name: 'Multiplier' }).click();
  await dialog.getByRole('textbox', { name: 'Size multiplier' }).fill('0.5');
  await dialog.getByRole('button', { name: 'Start copying' }).click();
  await expect(follower).toHaveURL(new RegExp(`/w/${worldId}/trading-bot/bot/\\d+`));

  const order = { symbolId: 'BTCUSDT_UMCBL', delegateType: 21, orderType: 1, delegateCount: '0.1' };
  await askFor(leader, 'v1/mcp/order/openContract', order, { worldId });
  await follower.goto(`/w/${worldId}/copy-trading/copies`);
  await follower.getByRole('tab', { name: 'Positions' }).click();
  await expectTold(follower, /BTC/);
  await expect(follower.getByRole('link', { name: 'Lead trader 1000' }).first()).toHaveAttribute(
    'href',
    `/w/${worldId}/copy-trading/futures/1000`,
  );
  expect(await faultsOf(follower)).toEqual([]);
});
