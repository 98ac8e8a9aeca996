// The calls about what the site says, for readers and for the operator's desk: a part of the registry.
import type { AnyCall } from './call.ts';
import { createContent } from './calls/v1/admin/content/create.ts';
import { getContentChanges } from './calls/v1/admin/content/changes.ts';
import { getDeskList } from './calls/v1/admin/content/list.ts';
import { previewContent } from './calls/v1/admin/content/preview.ts';
import { publishContent } from './calls/v1/admin/content/publish.ts';
import { getDeskItem } from './calls/v1/admin/content/read.ts';
import { setContentTerms } from './calls/v1/admin/content/terms.ts';
import { unpublishContent } from './calls/v1/admin/content/unpublish.ts';
import { writeContent } from './calls/v1/admin/content/write.ts';
import { enterDesk } from './calls/v1/admin/login.ts';
import { getAnnouncements } from './calls/v1/cms/announce/list.ts';
import { getAnnouncement } from './calls/v1/cms/announce/translation.ts';
import { getCoinTexts } from './calls/v1/cms/coin.ts';
import { getEconomicEvents } from './calls/v1/cms/economics.ts';
import { getHelpCentre } from './calls/v1/cms/helpCenter.ts';
import { getStrategyHelp } from './calls/v1/cms/helpCenter/content/strategicTradingContent.ts';
import { getNews } from './calls/v1/cms/news.ts';
import { getContentPositions } from './calls/v1/cms/position.ts';
import { getWordsOfPage } from './calls/v1/cms/seo.ts';
import { getContentTree } from './calls/v1/cms/webCommon/multistage.ts';
import { importContentFolder } from './calls/v1/operator/content/import.ts';
import { setOperator } from './calls/v1/operator/user/operator.ts';

export const contentCalls = [
  getHelpCentre,
  getStrategyHelp,
  getAnnouncements,
  getAnnouncement,
  getNews,
  getCoinTexts,
  getEconomicEvents,
  getContentPositions,
  getWordsOfPage,
  getContentTree,
  enterDesk,
  getDeskList,
  getDeskItem,
  createContent,
  setContentTerms,
  writeContent,
  publishContent,
  unpublishContent,
  previewContent,
  getContentChanges,
  importContentFolder,
  setOperator,
] as const satisfies readonly AnyCall[];
