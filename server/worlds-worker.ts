// The thread of worlds: whoever asks one of them is answered here, by the same handlers as everywhere.
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';

import { FileAnswer } from '#server/answers/lists/file-answer.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { servedCalls } from '#server/http/served-calls.ts';
import { errorText } from '#server/monitoring/logged-error.ts';
import { createSiteData } from '#server/services/site/site-data.ts';
import { writeTurn } from '#server/worlds/thread/turn-of.ts';
import { WorldsDesk } from '#server/worlds/thread/worlds-desk.ts';
import type {
  FromWorlds,
  HouseAnswer,
  HouseRequest,
  ToWorlds,
  WorldAnswer,
  WorldRequest,
  WorldsThreadData,
} from '#server/worlds/thread/worlds-protocol.ts';
import { WorldUnavailable } from '#server/worlds/worlds.ts';

/** Live and demo go before. */
const lowPriority = 10;

const port = parentPort;
if (port === null) throw new Error('runs as a worker thread only');
const send = (message: FromWorlds): void => port.postMessage(message);
const { folder, siteFolder, turns }: WorldsThreadData = workerData;
// Elsewhere it would be the priority of the whole process.
if (process.platform === 'linux') setPriority(lowPriority);

const log = {
  info: (text: string): void => send({ type: 'log', level: 'info', text }),
  warn: (_details: object, text: string): void => send({ type: 'log', level: 'warn', text }),
  error: (details: object, text: string): void =>
    send({ type: 'log', level: 'error', text: 'err' in details ? `${text}: ${errorText(details.err)}` : text }),
};

const waiting = new Map<number, { resolve(answer: HouseAnswer): void; reject(error: Error): void }>();
let lastId = 0;
const askHouse = (request: HouseRequest): Promise<HouseAnswer> =>
  new Promise((resolve, reject) => {
    lastId += 1;
    waiting.set(lastId, { resolve, reject });
    send({ type: 'house-request', id: lastId, request });
  });

const calls = new Map(servedCalls.map((served) => [served.call.path, served]));

const desk = new WorldsDesk({
  folder,
  callOf: (path) => calls.get(path) ?? null,
  site: createSiteData({ folder: siteFolder, log }),
  settings: {
    of: async (userId) => {
      const answer = await askHouse({ type: 'settings', userId });
      if (!('settings' in answer)) throw new Error('the house answered something else');
      return answer.settings;
    },
    change: () => Promise.reject(new Error('settings are changed by the house')),
  },
  runsOn: async (worldId) => {
    const answer = await askHouse({ type: 'runs-on', worldId });
    return 'runsOn' in answer && answer.runsOn;
  },
  inTurn: (worldId) => writeTurn(turns, worldId),
  tell: (worldId, state) => send({ type: 'state', worldId, state }),
  every: (periodMs, act) => {
    const timer = setInterval(act, periodMs);
    return () => clearInterval(timer);
  },
  soon: setImmediate,
  say: (events) => send({ type: 'channel-events', events }),
  log,
});

async function answerOf(request: WorldRequest): Promise<WorldAnswer> {
  try {
    const answer = await desk.handle(request);
    if (answer instanceof Refusal) return { refused: answer.key, params: answer.params };
    if (!(answer instanceof FileAnswer)) return { answer };
    const { name, mediaType, chunks } = answer;
    const read: string[] = [];
    for await (const chunk of chunks) read.push(chunk);
    return { file: { name, mediaType, chunks: read } };
  } catch (error) {
    if (error instanceof WorldUnavailable) return { problem: error.problem, reason: error.message };
    log.error({ err: error }, 'a world could not answer');
    return { problem: 'worldsAway', reason: errorText(error) };
  }
}

port.on('message', (message: ToWorlds) => {
  if (message.type === 'socket-request') return desk.channels.handle(message.request);
  if (message.type === 'house-answer') {
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.answer === null) asked?.reject(new Error('the house did not answer'));
    else asked?.resolve(message.answer);
    return;
  }
  void answerOf(message.request).then((answer) => {
    send({ type: 'answer', id: message.id, answer });
    if (message.request.type === 'close') port.close();
  });
});
