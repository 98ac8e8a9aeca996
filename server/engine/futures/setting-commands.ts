// The commands about how an account trades contracts: their bytes, and what each does.
import { MarginMode, PositionMode } from '#lib/contract/enums.ts';
import { listOf, pick, placeOf } from '../codec/choices.ts';
import type { CommandEntries } from '../command-entry.ts';
import { changeMargin, setAutoAppend, setLeverage, setMarginMode, setPositionMode } from './contract-settings.ts';
import { readLine, writeLine } from '../markets/rules-codec.ts';
import { units } from '../units.ts';
import { holdSides } from '../codec/written-choices.ts';
import type { ChangeMargin, SetAutoAppend, SetLeverage, SetMarginMode, SetPositionMode } from './contract-command.ts';

/** Choices on disk are their places in these lists: never reorder, only append. */
const marginModes = listOf<MarginMode>()([MarginMode.isolated, MarginMode.cross]);
const positionModes = listOf<PositionMode>()([PositionMode.oneWay, PositionMode.hedge]);

export const settingCommands: CommandEntries<SetLeverage | SetMarginMode | SetPositionMode | ChangeMargin | SetAutoAppend> = {
  'set-leverage': {
    kind: 21,
    write: ({ accountId, marketId, longLeverage, shortLeverage }, out) => {
      for (const value of [accountId, marketId, longLeverage, shortLeverage]) out.whole(value);
    },
    read: (from) => ({
      type: 'set-leverage',
      accountId: from.whole(),
      marketId: from.whole(),
      longLeverage: from.whole(),
      shortLeverage: from.whole(),
    }),
    handle: setLeverage,
  },
  'set-margin-mode': {
    kind: 22,
    write: ({ accountId, marketId, mode }, out) => {
      out.whole(accountId);
      out.whole(marketId);
      out.byte(placeOf(marginModes, mode));
    },
    read: (from) => ({
      type: 'set-margin-mode',
      accountId: from.whole(),
      marketId: from.whole(),
      mode: pick(marginModes, from.byte()),
    }),
    handle: setMarginMode,
  },
  'set-position-mode': {
    kind: 23,
    write: ({ accountId, line, mode }, out) => {
      out.whole(accountId);
      writeLine(line, out);
      out.byte(placeOf(positionModes, mode));
    },
    read: (from) => ({
      type: 'set-position-mode',
      accountId: from.whole(),
      line: readLine(from),
      mode: pick(positionModes, from.byte()),
    }),
    handle: setPositionMode,
  },
  'change-margin': {
    kind: 24,
    write: (command, out) => {
      out.whole(command.accountId);
      out.whole(command.marketId);
      out.byte(placeOf(holdSides, command.holdSide));
      out.wide(command.units);
    },
    read: (from) => ({
      type: 'change-margin',
      accountId: from.whole(),
      marketId: from.whole(),
      holdSide: pick(holdSides, from.byte()),
      units: units(from.wide()),
    }),
    handle: changeMargin,
  },
  'set-auto-append': {
    kind: 25,
    write: ({ accountId, marketId, holdSide, on }, out) => {
      out.whole(accountId);
      out.whole(marketId);
      out.byte(placeOf(holdSides, holdSide));
      out.byte(on ? 1 : 0);
    },
    read: (from) => ({
      type: 'set-auto-append',
      accountId: from.whole(),
      marketId: from.whole(),
      holdSide: pick(holdSides, from.byte()),
      on: from.byte() === 1,
    }),
    handle: setAutoAppend,
  },
};
