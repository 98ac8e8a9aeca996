import { benchBotMemory } from './bot-memory.ts';
import { benchBots } from './bots.ts';
console.log(benchBotMemory());
if (process.argv[2]) console.log(benchBots());
