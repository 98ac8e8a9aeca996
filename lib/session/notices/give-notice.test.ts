// @vitest-environment jsdom
// The notices that are heard and told, by what was chosen.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { keepNoticeSettings, readNoticeSettings, silent } from './notice-settings.ts';

const started: number[] = [];
const told: string[] = [];

function parameter() {
  return { value: 0, setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined };
}
class FakeAudio {
  readonly state = 'running';
  readonly currentTime = 0;
  readonly destination = {};
  createGain() {
    return { gain: parameter(), connect: () => undefined };
  }
  createOscillator() {
    const frequency = parameter();
    return {
      type: '',
      frequency,
      connect: (next: unknown) => next,
      start: () => void started.push(frequency.value),
      stop: () => undefined,
    };
  }
}
class FakeNotification {
  static readonly permission = 'granted';
  onclick = null;
  constructor(_title: string, { body }: { readonly body: string }) {
    told.push(body);
  }
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.stubGlobal('Notification', FakeNotification);
  window.localStorage.clear();
  started.length = 0;
  told.length = 0;
});
afterEach(() => vi.restoreAllMocks());

const give = async (event: 'fill' | 'partial' | 'alert', text = 'Filled'): Promise<void> => {
  (await import('./give-notice.ts')).giveNotice(event, text);
};

test('silent until chosen', async () => {
  await give('fill');
  expect(started).toEqual([]);
  expect(told).toEqual([]);
});

test('a tone for what was chosen, none for what was not', async () => {
  keepNoticeSettings({ ...silent, sounds: true, events: { ...silent.events, partial: false } });
  await give('fill');
  await give('partial');
  expect(started).toEqual([659, 988]);
});

test('many at once are one tone; at no volume there is none', async () => {
  keepNoticeSettings({ ...silent, sounds: true });
  await give('fill');
  const once = started.length;
  await give('fill');
  expect(started).toHaveLength(once);
  keepNoticeSettings({ ...silent, sounds: true, volume: 0 });
  await give('alert');
  expect(started).toHaveLength(once);
});

test('the desktop is told while the page is hidden, and only then', async () => {
  keepNoticeSettings({ ...silent, desktop: true });
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  await give('fill', 'Bought 1 BTC');
  expect(told).toEqual([]);
  state.mockReturnValue('hidden');
  await give('fill', 'Bought 1 BTC');
  expect(told).toEqual(['Bought 1 BTC']);
});

test.each([['{'], ['{"sounds":"yes"}'], [JSON.stringify({ ...silent, sounds: true, volume: 1000 })]])(
  'kept settings that make no sense are silence: %s',
  (text) => {
    window.localStorage.setItem('meridian.notices', text);
    expect(readNoticeSettings()).toEqual(silent);
  },
);
