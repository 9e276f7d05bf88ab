import { mount } from 'svelte';
import App from './App.svelte';
import { openLink } from '../link/open.ts';
import '../style/tokens.css';
import '../style/base.css';
import '../style/card.css';
import '../style/table.css';
import '../style/board.css';
import '../style/asked.css';
import '../style/seat.css';
import '../style/home.css';
import '../style/continue.css';

const target = document.getElementById('app');
if (target === null) throw new Error('no #app');
mount(App, { target, props: { open: openLink, store: localStorage } });

// Beside the page, whose first weight they would add to: no table is there as soon as they are.
void import('../style/bubble.css');
void import('../style/laid.css');
void import('../style/alive.css');
void import('../style/upright.css');
void import('../style/low.css');
void import('../style/lying.css');
void import('../style/short.css');
void import('../style/focus.css');
void import('../style/room.css');
void import('../style/sheet.css');
