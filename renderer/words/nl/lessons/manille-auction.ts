import type { manilleAuctionLessonWords as english } from '../../en/lessons/manille-auction.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Dutch. */
export const manilleAuctionLessonWords = {
  'guide.manille-auction.aim':
    'Manillen met bieden: ieder speelt voor zich. De tien, de manille, is in elke kleur de hoogste kaart en 5 waard; dan aas 4, heer 3, vrouw 2, boer 1: samen 60 punten. Op tafel ligt een talon, deels open.',
  'guide.manille-auction.bidding':
    'Bied hoeveel punten je in je eentje tegen de anderen haalt, met wat de open kaarten van de talon je kunnen brengen; of pas.',
  'guide.manille-auction.discard':
    'Het bod is van jou. Leg weg wat je niet wilt, hoogstens zoveel kaarten als de talon heeft; je neemt er evenveel terug.',
  'guide.manille-auction.draw': 'Neem nu evenveel kaarten als je hebt weggelegd: open kaarten, of gedekte op goed geluk.',
  'guide.manille-auction.trumps': 'Maak troef: je langste kleur met de hoge kaarten. De keus verandert niets aan wat het spel telt.',
  'guide.manille-auction.contract':
    '^{seat:seat?you=je|other={seat:seat}} {seat:seat?you=speelt|other=speelt} alleen tegen de rest, {trump:trump?NT=zonder troef|other=met {trump:trump} als troef}. Beken, ga over de winnende kaart heen zodra je kunt, en troef als je de kleur niet hebt.',
  'guide.manille-auction.reckoning':
    'De bieder schrijft het bod als de slagen het halen, en verliest het anders; de anderen schrijven niets. Een partij heeft tien spellen. Ga verder met “{button:over.next}”, of verlaat de tafel met de pijl bovenaan.',
  'commit.manille-auction.bid':
    'In je eentje tegen de rest heb je {value} van de 60 punten in slagen nodig: dan schrijf je {value}, anders verlies je {value}.',
  'commit.manille-auction.trump': 'Troef {trump:trump}; het bod blijft evenveel waard.',
  'commit.manille-auction.trump:NT': 'Zonder troef; het bod blijft evenveel waard.',
} satisfies Translation<typeof english>;
