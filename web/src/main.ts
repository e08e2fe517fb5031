import { mount } from "svelte";
import "./lib/font.css";
import "./lib/theme.css";
import "./lib/base.css";
import App from "./app/App.svelte";

export default mount(App, { target: document.getElementById("app")! });
