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
import '../style/bubble.css';
import '../style/laid.css';
import '../style/sheet.css';
import '../style/home.css';
import '../style/room.css';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no #app');
mount(App, { target, props: { open: openLink, store: localStorage } });
