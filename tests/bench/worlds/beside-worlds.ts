// An order of real money beside worlds: two hundred of them, twenty that move as their owners look, one of them as fast as it goes.
import { median } from '../median.ts';
import { add } from '../rows.ts';
import { priceBelowMarket } from '../server/flood.ts';
import { funded, succeed, type Session } from '../server/http.ts';
import { steadyP99 } from '../server/logins.ts';

const people = 40;
const worldsEach = 5;
const moving = 20;
const awakeEach = 2;
const orderUsers = 16;
const runs = 3;

const idOf = (made: unknown): string => (typeof made === 'object' && made !== null && 'worldId' in made ? String(made.worldId) : '');

async function makeWorlds(url: string): Promise<readonly { readonly owner: Session; readonly worldIds: readonly string[] }[]> {
  const owners: { readonly owner: Session; readonly worldIds: string[] }[] = [];
  for (let person = 0; person < people; person += 1) {
    const owner = await funded(url, `worlds-${person}`);
    const worldIds: string[] = [];
    for (let place = 0; place < worldsEach; place += 1) {
      const gridMs = person === 0 && place === 0 ? 15_000 : 250;
      const symbols = ['BTCUSDT', 'ETHUSDT', 'BTCUSDT_UMCBL'];
      worldIds.push(idOf(await succeed(owner, 'v1/world/create', { name: `World ${place}`, gridMs, symbols })));
    }
    owners.push({ owner, worldIds });
  }
  return owners;
}

export async function addBesideWorldsRow(url: string): Promise<void> {
  const sessions = await Promise.all(Array.from({ length: orderUsers }, (_, user) => funded(url, `beside-${user}`)));
  const price = await priceBelowMarket(url);
  const owners = await makeWorlds(url);
  const movers = owners
    .slice(0, moving / awakeEach)
    .flatMap(({ owner, worldIds }) => worldIds.slice(0, awakeEach).map((worldId) => ({ owner, worldId })));
  const run = async (clock: (place: number) => object): Promise<void> => {
    for (const [place, { owner, worldId }] of movers.entries()) await succeed(owner, 'v1/world/clock', { worldId, ...clock(place) });
  };
  const results: { readonly quiet: number; readonly beside: number }[] = [];
  for (let turn = 0; turn < runs; turn += 1) {
    await run(() => ({ action: 'stop' }));
    const quiet = await steadyP99(sessions, price, `quiet-${turn}`);
    await run((place) => ({ action: 'run', speed: place === 0 ? 'fastest' : 1 }));
    results.push({ quiet, beside: await steadyP99(sessions, price, `beside-${turn}`) });
  }
  await run(() => ({ action: 'stop' }));
  const ratio = median(results.map(({ quiet, beside }) => beside / quiet));
  const [quiet, beside] = [median(results.map((one) => one.quiet)), median(results.map((one) => one.beside))];
  add(
    `Order p99 beside ${people * worldsEach} worlds, ${moving} of them moving and one fast, against the same at rest`,
    `${ratio.toFixed(2)} × (${beside.toFixed(1)} ms to ${quiet.toFixed(1)} ms)`,
    'at most 1.2 ×',
    ratio <= 1.2,
  );
}
