// The commands about how an account trades contracts: their bytes, and what each does.
import { PositionMode } from '#lib/contract/enums.ts';
import { listOf } from '../codec/choices.ts';
import { choice, commandOf, inUnits, whole, yesNo } from '../codec/fields.ts';
import type { CommandEntries } from '../command-entry.ts';
import { changeMargin, setAutoAppend, setLeverage, setMarginMode, setPositionMode } from './contract-settings.ts';
import { contractLine } from '../markets/rules-codec.ts';
import { holdSides, marginModes } from '../codec/written-choices.ts';
import type { ChangeMargin, SetAutoAppend, SetLeverage, SetMarginMode, SetPositionMode } from './contract-command.ts';

/** On disk: never reorder, only append. */
const positionModes = listOf<PositionMode>()([PositionMode.oneWay, PositionMode.hedge]);

export const settingCommands: CommandEntries<SetLeverage | SetMarginMode | SetPositionMode | ChangeMargin | SetAutoAppend> = {
  'set-leverage': {
    kind: 21,
    ...commandOf('set-leverage', { accountId: whole, marketId: whole, longLeverage: whole, shortLeverage: whole }),
    handle: setLeverage,
  },
  'set-margin-mode': {
    kind: 22,
    ...commandOf('set-margin-mode', { accountId: whole, marketId: whole, mode: choice(marginModes) }),
    handle: setMarginMode,
  },
  'set-position-mode': {
    kind: 23,
    ...commandOf('set-position-mode', { accountId: whole, line: contractLine, mode: choice(positionModes) }),
    handle: setPositionMode,
  },
  'change-margin': {
    kind: 24,
    ...commandOf('change-margin', { accountId: whole, marketId: whole, holdSide: choice(holdSides), units: inUnits }),
    handle: changeMargin,
  },
  'set-auto-append': {
    kind: 25,
    ...commandOf('set-auto-append', { accountId: whole, marketId: whole, holdSide: choice(holdSides), on: yesNo }),
    handle: setAutoAppend,
  },
};
