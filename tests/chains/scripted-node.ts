// A node of a chain that the test writes block by block: asked over JSON-RPC as a real one is, in this process.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { encodeAbiParameters, encodeEventTopics, erc20Abi, keccak256, numberToHex, pad, toHex, type Address, type Hex } from 'viem';

export type ScriptedTransaction = {
  readonly hash: Hex;
  readonly from: Address;
  readonly to: Address | null;
  readonly value: bigint;
  readonly nonce: number;
  readonly failed?: boolean;
  /** Transfers of tokens that it has logged. */
  readonly tokens?: readonly { readonly contract: Address; readonly to: Address; readonly value: bigint }[];
};
type Block = {
  readonly hash: Hex;
  readonly parentHash: Hex;
  readonly number: number;
  readonly transactions: readonly ScriptedTransaction[];
};

const nowhere: Hex = `0x${'0'.repeat(64)}`;
const bloom: Hex = `0x${'0'.repeat(512)}`;

export async function startScriptedNode() {
  const chain: Block[] = [{ hash: keccak256('0x00'), parentHash: nowhere, number: 0, transactions: [] }];
  let written = 0;
  /** As the test sets it. */
  const state = {
    chainId: 31_337,
    /** By contract; null: there is no token. */
    decimals: new Map<string, number>(),
    nonces: new Map<string, number>(),
    pendingNonce: 0,
    /** Known, in no block. */
    pool: new Set<string>(),
    balance: 10n ** 18n,
    baseFee: 10n ** 9n,
    gas: 21_000n,
    refuses: false,
    isDown: false,
  };
  const sent: Hex[] = [];

  const transactionOf = (one: ScriptedTransaction, block: Block | null) => ({
    hash: one.hash,
    from: one.from,
    to: one.to,
    value: numberToHex(one.value),
    nonce: numberToHex(one.nonce),
    blockHash: block?.hash ?? null,
    blockNumber: block === null ? null : numberToHex(block.number),
    transactionIndex: '0x0',
    gas: '0x5208',
    gasPrice: '0x1',
    input: '0x',
    type: '0x0',
    v: '0x0',
    r: nowhere,
    s: nowhere,
  });
  const logsOf = (one: ScriptedTransaction, block: Block) =>
    (one.tokens ?? []).map(({ contract, to, value }, place) => ({
      address: contract,
      topics: encodeEventTopics({ abi: erc20Abi, eventName: 'Transfer', args: { from: one.from, to } }),
      data: encodeAbiParameters([{ type: 'uint256' }], [value]),
      blockHash: block.hash,
      blockNumber: numberToHex(block.number),
      transactionHash: one.hash,
      transactionIndex: '0x0',
      // Counted over the block: the logs of other transactions stand before.
      logIndex: numberToHex(10 + place),
      removed: false,
    }));
  const find = (hash: unknown) =>
    chain.flatMap((block) => block.transactions.filter((one) => one.hash === hash).map((one) => ({ one, block })))[0];
  const blockOf = (block: Block | undefined, isWhole: boolean) =>
    block === undefined
      ? null
      : {
          hash: block.hash,
          parentHash: block.parentHash,
          number: numberToHex(block.number),
          timestamp: '0x1',
          baseFeePerGas: numberToHex(state.baseFee),
          logsBloom: bloom,
          transactions: block.transactions.map((one) => (isWhole ? transactionOf(one, block) : one.hash)),
        };
  const receiptOf = (hash: unknown) => {
    const found = find(hash);
    if (found === undefined) return null;
    const { one, block } = found;
    const place = { blockHash: block.hash, blockNumber: numberToHex(block.number), transactionIndex: '0x0', transactionHash: one.hash };
    const gas = { gasUsed: '0x1', cumulativeGasUsed: '0x1', effectiveGasPrice: '0x1', logsBloom: bloom, type: '0x0' };
    return {
      ...place,
      ...gas,
      from: one.from,
      to: one.to,
      contractAddress: null,
      status: one.failed === true ? '0x0' : '0x1',
      logs: logsOf(one, block),
    };
  };
  const knownTo = (hash: unknown) => {
    const found = find(hash);
    if (found !== undefined) return transactionOf(found.one, found.block);
    const isPooled = typeof hash === 'string' && state.pool.has(hash);
    return isPooled
      ? transactionOf({ hash: `0x${hash.slice(2)}`, from: `0x${'1'.repeat(40)}`, to: null, value: 0n, nonce: 0 }, null)
      : null;
  };
  const answerOf = (method: string, [first, second]: readonly unknown[]): unknown => {
    switch (method) {
      case 'eth_chainId':
        return numberToHex(state.chainId);
      case 'eth_call': {
        const to = typeof first === 'object' && first !== null && 'to' in first ? String(first.to).toLowerCase() : '';
        const decimals = state.decimals.get(to);
        return decimals === undefined ? '0x' : pad(toHex(decimals));
      }
      case 'eth_getBlockByNumber':
        return blockOf(first === 'latest' ? chain.at(-1) : chain[Number(first)], second === true);
      case 'eth_getTransactionReceipt':
        return receiptOf(first);
      case 'eth_getTransactionByHash':
        return knownTo(first);
      case 'eth_getLogs': {
        const asked = typeof first === 'object' && first !== null && 'blockHash' in first ? first.blockHash : null;
        return chain.filter(({ hash }) => hash === asked).flatMap((block) => block.transactions.flatMap((one) => logsOf(one, block)));
      }
      case 'eth_getTransactionCount':
        return numberToHex(
          second === 'pending'
            ? state.pendingNonce
            : (state.nonces.get(`${String(first).toLowerCase()} ${Number(second)}`) ?? state.nonces.get(String(first).toLowerCase()) ?? 0),
        );
      case 'eth_getBalance':
        return numberToHex(state.balance);
      case 'eth_estimateGas':
        return numberToHex(state.gas);
      case 'eth_maxPriorityFeePerGas':
        return '0x1';
      case 'eth_sendRawTransaction': {
        if (state.refuses || typeof first !== 'string') throw new Error('refused');
        const raw: Hex = `0x${first.slice(2)}`;
        sent.push(raw);
        state.pool.add(keccak256(raw));
        return keccak256(raw);
      }
      default:
        throw new Error(`${method} is not written`);
    }
  };
  const server = createServer((request, response) => {
    void (async () => {
      const asked: { id: number; method: string; params?: readonly unknown[] } = JSON.parse(await text(request));
      response.setHeader('content-type', 'application/json');
      if (state.isDown) response.statusCode = 400;
      try {
        if (state.isDown) throw new Error('down');
        response.end(JSON.stringify({ jsonrpc: '2.0', id: asked.id, result: answerOf(asked.method, asked.params ?? []) }));
      } catch (error) {
        response.end(JSON.stringify({ jsonrpc: '2.0', id: asked.id, error: { code: -32_000, message: String(error) } }));
      }
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  const port = typeof place === 'object' && place !== null ? place.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    state,
    sent,
    /** A block on top, with these in it. */
    mine: (...transactions: readonly ScriptedTransaction[]): void => {
      written += 1;
      chain.push({ hash: keccak256(toHex(written)), parentHash: chain.at(-1)?.hash ?? nowhere, number: chain.length, transactions });
    },
    /** The newest blocks were never there. */
    undo: (blocks: number): void => void chain.splice(chain.length - blocks),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
