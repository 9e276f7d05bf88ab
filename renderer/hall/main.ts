import { mount } from 'svelte';
import { hostAddressFrom, keyOnPage } from '../link/hostAddress.ts';
import { linkOverBridge } from '../link/ipc.ts';
import { linkOverSocket } from '../link/socket.ts';
import { hallReader, HallClient } from './client.svelte.ts';
import Hall from './Hall.svelte';
import '../style/tokens.css';
import '../style/base.css';
import '../style/focus.css';
import './hall.css';

const target = document.getElementById('app');
if (target === null) throw new Error('hall.html has no #app');
const [, token = ''] = /[#&]t=([\w-]{1,64})/.exec(location.hash) ?? [];
const bridge = window.trickhouse;
const link =
  bridge === undefined
    ? linkOverSocket(hostAddressFrom(location, keyOnPage()), hallReader())
    : linkOverBridge(bridge, hallReader(), 'hall');
mount(Hall, { target, props: { client: new HallClient(link, localStorage, navigator.languages, token, () => performance.now()) } });
