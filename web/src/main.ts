import { mount } from "svelte";
import "./lib/font.css";
import "./lib/theme.css";
import "./lib/base.css";
import { install } from "./lib/app";
import App from "./app/App.svelte";

install();

export default mount(App, { target: document.getElementById("app")! });
