// The first byte of every command, written down once more: journals on disk are read by it, whatever becomes of the files that name it.
import { expect, test } from 'vitest';

import { entryOfKind, entryOfType } from '../command-table.ts';
import { parts } from '../parts.ts';

/** Only add to this list. */
const kinds: Readonly<Record<string, readonly number[]>> = {
  'list-asset': [1],
  'list-market': [2, 18],
  'open-account': [3],
  'credit-deposit': [4],
  'place-order': [5],
  'amend-order': [6],
  'cancel-order': [7],
  'cancel-all-orders': [8, 58],
  'requote-market': [9],
  'set-reference-price': [10],
  'place-plan': [11, 57, 60],
  'amend-plan': [12, 61],
  'change-plan': [62],
  'pause-plan': [63],
  'resume-plan': [64],
  'cancel-plan': [13],
  'cancel-all-plans': [14],
  'set-countdown': [15],
  'set-market-state': [16],
  'advance-clock': [17],
  'transfer-funds': [19, 30],
  'set-mark-price': [20],
  'set-leverage': [21],
  'set-margin-mode': [22],
  'set-position-mode': [23],
  'change-margin': [24],
  'set-auto-append': [25],
  'settle-funding': [26],
  'settle-delivery': [27],
  'set-order-exit': [28],
  'reverse-position': [29],
  'reserve-withdrawal': [40],
  'settle-withdrawal': [41],
  'release-withdrawal': [42],
  'reverse-deposit': [43],
  'collect-debt': [44],
  'send-funds': [45, 46, 47, 48],
  borrow: [50],
  repay: [51],
  'set-isolated-leverage': [52, 59],
  'set-interest-grade': [53],
  'set-margin-asset': [54],
  'set-margin-market': [55],
  'set-margin-rules': [56],
  'switch-account-mode': [70],
  'set-unified-terms': [71],
  convert: [80],
  'place-convert-order': [81],
  'cancel-convert-order': [82],
  'settle-convert-order': [83],
  'set-convert-terms': [84, 85],
  'open-user-account': [90],
  'name-account-owner': [91],
  'name-journal': [92],
  'open-strategy-account': [100],
  'instruct-strategy': [101],
  'take-step': [102],
  'subscribe-strategy': [103],
  'take-steps': [104],
  'start-leading': [110],
  'stop-leading': [111],
  'follow-leader': [112],
  'note-input': [120],
  'place-c2c-order': [130],
  'swap-c2c-coins': [131],
  'step-c2c-order': [132],
  'decide-c2c-order': [133],
};

test('every command has its first bytes, and no other has them', () => {
  const types = Object.values(parts).flatMap(({ commands }) => Object.keys(commands));
  expect(types.toSorted()).toEqual(Object.keys(kinds).toSorted());
  for (const [type, bytes] of Object.entries(kinds))
    for (const byte of bytes) expect([type, entryOfKind(byte)]).toEqual([type, entryOfType(type)]);
});

test('no command begins with any other byte', () => {
  const known = new Set(Object.values(kinds).flat());
  for (let byte = 0; byte < 256; byte += 1) expect([byte, entryOfKind(byte) !== undefined]).toEqual([byte, known.has(byte)]);
});
