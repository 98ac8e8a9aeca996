// The tables that a venue writes of itself. None of them is about people, who are of no venue.
import type { PgTable } from 'drizzle-orm/pg-core';

import { runningScenarios, waitingContracts } from '../schema/bad-days.ts';
import { leaderHours, leaderMinutes } from '../schema/bots/leader-records.ts';
import { strategyPayments } from '../schema/bots/plaza.ts';
import {
  automationCheckpoint,
  keptBacktests,
  leadingAccounts,
  readerCheckpoints,
  refusedSignals,
  signalHooks,
  strategies,
  strategyDecisions,
  strategyHours,
} from '../schema/bots/strategies.ts';
import {
  deliveries,
  fundingPayments,
  fundingSlots,
  liquidations,
  positionRounds,
  tradeNotes,
} from '../schema/contracts/contract-history.ts';
import { adverts } from '../schema/c2c/adverts.ts';
import { c2cOrders, c2cSteps } from '../schema/c2c/c2c-orders.ts';
import { contractSamples } from '../schema/contracts/contract-samples.ts';
import { shortContracts } from '../schema/contracts/short-contracts.ts';
import { conversions, convertOrders } from '../schema/conversions.ts';
import { balanceCauses, hourBalances, hourMarks, hourPositions } from '../schema/equity.ts';
import { fills } from '../schema/fills.ts';
import { insuranceDays } from '../schema/insurance-days.ts';
import { ledgerEntries } from '../schema/ledger-entries.ts';
import { marginRecords } from '../schema/margin-records.ts';
import { candles, trades } from '../schema/market-tape.ts';
import { orders } from '../schema/orders.ts';
import { plans } from '../schema/plans.ts';
import { saleNotes, spotHoldings, spotSales } from '../schema/spot/spot-sales.ts';
import { tradedSums } from '../schema/spot/traded-sums.ts';
import { traderProAttempts, traderProNews } from '../schema/trader-pro.ts';
import { projectionCheckpoints, venueGenesis } from '../schema/venue.ts';

export const venueTables: readonly PgTable[] = [
  venueGenesis,
  projectionCheckpoints,
  orders,
  fills,
  tradedSums,
  ledgerEntries,
  plans,
  trades,
  candles,
  conversions,
  convertOrders,
  adverts,
  c2cOrders,
  c2cSteps,
  marginRecords,
  positionRounds,
  liquidations,
  fundingSlots,
  fundingPayments,
  deliveries,
  insuranceDays,
  hourBalances,
  hourPositions,
  hourMarks,
  balanceCauses,
  strategyPayments,
  traderProAttempts,
  traderProNews,
  automationCheckpoint,
  readerCheckpoints,
  strategies,
  strategyDecisions,
  strategyHours,
  leadingAccounts,
  leaderHours,
  leaderMinutes,
  keptBacktests,
  signalHooks,
  refusedSignals,
  tradeNotes,
  saleNotes,
  spotHoldings,
  spotSales,
  contractSamples,
  shortContracts,
  runningScenarios,
  waitingContracts,
];
