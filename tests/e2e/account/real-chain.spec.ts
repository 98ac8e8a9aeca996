// A venue on a chain of its operator’s: coins arrive at an address out of a public key, and leave signed by a machine elsewhere.
import { createServer } from 'node:http';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { isAddress, parseEther, type Address } from 'viem';
import { HDKey } from 'viem/accounts';

import { startDevChain, type DevChain } from '#tests/chains/dev-chain.ts';
import { newVisitor } from '../alive.ts';
import { test } from '../browser-test.ts';
import { startOwnServer } from '../own-server.ts';
import { askFor, goodPassword, signUp } from '../trader.ts';

const pin = '493027';
const token = 'what only the signer and the venue know';
const receiver: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

/** The machine with the key: signs what comes with the right word, and keeps what it was asked. */
async function startSigner(chain: DevChain) {
  const asked: Record<string, string>[] = [];
  const server = createServer((request, response) => {
    if (request.headers.authorization !== `Bearer ${token}`) {
      response.writeHead(401).end();
      return;
    }
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const wanted: Record<string, string> = JSON.parse(body);
      asked.push(wanted);
      const { nonce, gas, value, maxFeePerGas, maxPriorityFeePerGas } = wanted;
      if (!isAddress(wanted['to'] ?? '')) throw new Error('no address to pay to');
      void chain.hot
        .signTransaction({
          type: 'eip1559',
          chainId: Number(wanted['chainId']),
          nonce: Number(nonce),
          to: receiver,
          value: BigInt(value ?? ''),
          gas: BigInt(gas ?? ''),
          maxFeePerGas: BigInt(maxFeePerGas ?? ''),
          maxPriorityFeePerGas: BigInt(maxPriorityFeePerGas ?? ''),
        })
        .then((raw) => response.setHeader('content-type', 'application/json').end(JSON.stringify({ raw })));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the signer has no port');
  return { url: `http://127.0.0.1:${address.port}/sign`, asked, close: () => server.close() };
}

async function proven<Data>(page: Page, purpose: string, path: string, body: object, entered: object): Promise<Data> {
  const proof = await askFor<{ token: string }>(page, 'v1/user/security/verify', { purpose, password: goodPassword, ...entered });
  const answer = await page.request.post(`/api/${path}`, { data: body, headers: { 'security-verification': proof.token } });
  const told: { code: string; data: Data } = await answer.json();
  expect(told.code, `${path}: ${JSON.stringify(told)}`).toBe('00000');
  return told.data;
}

test('a deposit is watched block by block, and what is withdrawn is on the chain', async ({ browser }) => {
  // A server of one's own alone may take minutes to open on a machine that does other work beside.
  test.setTimeout(600_000);
  const chain = await startDevChain();
  const signer = await startSigner(chain);
  // The key that the operator keeps far away; the venue gets the public half.
  const owner = HDKey.fromMasterSeed(new Uint8Array(32).fill(9)).derive("m/44'/60'/0'");
  const file = join(test.info().outputDir, '..', `networks-${process.pid}.json`);
  const network = {
    network: 'Ethereum',
    chainId: 31_337,
    rpcUrl: chain.url,
    confirmations: 3,
    pollMs: 200,
    extendedPublicKey: owner.publicExtendedKey,
    signer: { url: signer.url, address: chain.hot.address },
    coins: [{ coin: 'ETH', decimals: 18, minimumDeposit: '0.001' }],
  };
  writeFileSync(file, JSON.stringify([network]));
  const server = await startOwnServer({ env: { EVM_NETWORKS: file, EVM_SIGNER_TOKEN: token } });
  const context = await newVisitor(browser, { baseURL: server.url });
  try {
    const page = await context.newPage();
    await signUp(page);
    await proven(page, 'change-security', 'v1/user/security/pin/enable-pin', { pin }, {});
    await page.goto('/asset/recharge');
    // The one coin that has a network, and nobody who gives coins away.
    await expect(page.getByTestId('deposit-address')).toHaveText(/^0x[0-9a-fA-F]{40}$/);
    await expect(page.getByText('Amount of test coins')).toHaveCount(0);
    const to = await page.getByTestId('deposit-address').innerText();
    if (!isAddress(to)) throw new Error(`${to} is no address`);
    await chain.pay(to, '2.5');
    await expect(page.getByText('Confirming 1/3').first()).toBeVisible();
    await chain.mine(2);
    await expect(page.getByText('Credited', { exact: true }).first()).toBeVisible();

    const request = { coin: 'ETH', network: 'Ethereum', address: receiver, amount: '1.5' };
    const before = await chain.client.getBalance({ address: receiver });
    const asked = await proven<{ withdrawalId: string; receiveAmount: string }>(page, 'withdraw', 'v1/assets/withdraw/apply', request, {
      pin,
    });
    type Inbox = { readonly list: readonly { readonly params: Readonly<Record<string, string>> }[] };
    const { list } = await askFor<Inbox>(page, 'v1/user/inbox/list', {});
    const code = list.find(({ params }) => params['withdrawalId'] === asked.withdrawalId)?.params['code'];
    await askFor(page, 'v1/assets/withdraw/confirm', { withdrawalId: asked.withdrawalId, code });
    await expect
      .poll(async () => (await chain.client.getBalance({ address: receiver })) - before, { timeout: 30_000 })
      .toBe(parseEther(asked.receiveAmount));
    expect(signer.asked.map(({ value, nonce }) => [value, nonce])).toEqual([[String(parseEther(asked.receiveAmount)), '0']]);
    await chain.mine(3);
    await page.goto('/asset/withdraw');
    await expect(page.getByText('Done', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  } finally {
    await context.close();
    await server.close();
    signer.close();
    await chain.close();
  }
});
