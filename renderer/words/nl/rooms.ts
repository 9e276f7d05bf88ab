import { asideWords } from './rooms/aside.ts';
import { consentWords } from './rooms/consent.ts';
import { drillWords } from './rooms/drills.ts';
import { editorWords } from './rooms/editor.ts';
import { eveningWords } from './rooms/evening.ts';
import { fairWords } from './rooms/fair.ts';
import { historyWords } from './rooms/history.ts';
import { keysWords } from './rooms/keys.ts';
import { lookBackWords } from './rooms/lookBack.ts';
import { settingsWords } from './rooms/settings.ts';
import { studyWords } from './rooms/study.ts';
import { trainingWords } from './rooms/training.ts';
import { trendsWords } from './rooms/trends.ts';
import type { RoomWords } from '../translation.ts';

/** The words of rooms and drawers, in Dutch. */
export const nlRooms: RoomWords = {
  ...asideWords,
  ...consentWords,
  ...drillWords,
  ...editorWords,
  ...eveningWords,
  ...fairWords,
  ...historyWords,
  ...keysWords,
  ...lookBackWords,
  ...settingsWords,
  ...studyWords,
  ...trainingWords,
  ...trendsWords,
};
