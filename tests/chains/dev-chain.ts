// A development chain for one test file: on the loopback, a block for each transaction, and more when the test says so.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';

import { createTestClient, http, parseAbi, parseEther, publicActions, walletActions, type Address, type Hex } from 'viem';
import { mnemonicToAccount, type HDAccount } from 'viem/accounts';

import token from '#tests/fixtures/test-token.json' with { type: 'json' };

const chainId = 31_337;
const mnemonic = 'test test test test test test test test test test test junk';
export const tokenAbi = parseAbi([
  'constructor(uint8 digits)',
  'function mint(address to, uint256 value)',
  'function balanceOf(address) view returns (uint256)',
  'function transfer(address to, uint256 value) returns (bool)',
  'function transferTwice(address to, uint256 first, uint256 second)',
]);

const isHex = (text: string): text is Hex => /^0x[0-9a-f]+$/.test(text);

/** Its own program, on a free port of the loopback; resolves once it listens. */
async function startNode(): Promise<{ url: string; close: () => Promise<void> }> {
  const options = ['--port', '0', '--chain-id', String(chainId), '--mnemonic', mnemonic, '--accounts', '3'];
  // Installed with the development packages where Foundry has a program for the platform.
  const path = [join(process.cwd(), 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const node = spawn('anvil', options, { env: { ...process.env, PATH: path }, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(node, 'exit');
  const stop = (): boolean => node.kill();
  process.once('exit', stop);
  const lines = createInterface({ input: node.stdout });
  const address = await new Promise<string>((resolve, reject) => {
    const failed = (): void =>
      reject(new Error('anvil, the development chain, did not start: is there a program of Foundry for this platform?'));
    ended.then(failed, failed);
    lines.on('line', (line) => {
      const listening = /Listening on (127\.0\.0\.1:\d+)/.exec(line)?.[1];
      if (listening !== undefined) resolve(listening);
    });
  });
  const close = async (): Promise<void> => {
    process.off('exit', stop);
    stop();
    await ended;
  };
  return { url: `http://${address}`, close };
}

export async function startDevChain() {
  const { url, close } = await startNode();
  const client = createTestClient({ mode: 'anvil', transport: http(url) })
    .extend(publicActions)
    .extend(walletActions);
  /** 0 is the hot wallet, 1 a customer of somebody else's, 2 the owner of the token. */
  const account = (addressIndex: number): HDAccount => mnemonicToAccount(mnemonic, { addressIndex });
  const [hot, customer, owner] = [account(0), account(1), account(2)];

  /** Signed here, so that the very same transaction can be sent again after its block was undone. */
  const signed = async (from: HDAccount, to: Address, value: bigint, nonce?: number): Promise<Hex> => {
    const fees = { maxFeePerGas: 20_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n, gas: 21_000n };
    const used = nonce ?? (await client.getTransactionCount({ address: from.address, blockTag: 'pending' }));
    return from.signTransaction({ type: 'eip1559', chainId, to, value, nonce: used, ...fees });
  };
  /** The chain answers a transaction before its block stands. */
  const mined = async (hash: Hex) => client.waitForTransactionReceipt({ hash, pollingInterval: 20, timeout: 60_000 });
  const send = async (raw: Hex): Promise<Hex> =>
    (await mined(await client.sendRawTransaction({ serializedTransaction: raw }))).transactionHash;
  const deployToken = async (digits: number): Promise<Address> => {
    if (!isHex(token.bytecode)) throw new Error('the token has no bytecode');
    const hash = await client.deployContract({ account: owner, chain: null, abi: tokenAbi, bytecode: token.bytecode, args: [digits] });
    const { contractAddress } = await mined(hash);
    if (contractAddress === null || contractAddress === undefined) throw new Error('the token was not deployed');
    return contractAddress;
  };
  return {
    url,
    client,
    hot,
    customer,
    owner,
    signed,
    send,
    deployToken,
    /** Coins of the chain itself, from a customer. */
    pay: async (to: Address, ether: string): Promise<Hex> => send(await signed(customer, to, parseEther(ether))),
    callToken: async (contract: Address, functionName: 'mint' | 'transfer', to: Address, value: bigint): Promise<Hex> => {
      const hash = await client.writeContract({
        account: owner,
        chain: null,
        address: contract,
        abi: tokenAbi,
        functionName,
        args: [to, value],
      });
      return (await mined(hash)).transactionHash;
    },
    /** One by one: many at once would be made up, and not name their parents. */
    mine: async (blocks: number): Promise<void> => {
      for (let block = 0; block < blocks; block += 1) await client.mine({ blocks: 1 });
    },
    close,
  };
}

export type DevChain = Awaited<ReturnType<typeof startDevChain>>;
