#!/usr/bin/python3
"""A browser of one window for WebKitWebDriver. Each document first runs the script in argv[1]."""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

recorder = WebKit2.UserScript.new(
    sys.argv[1],
    WebKit2.UserContentInjectedFrames.TOP_FRAME,
    WebKit2.UserScriptInjectionTime.START,
)
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)


def open_view(_session):
    scripts = WebKit2.UserContentManager()
    scripts.add_script(recorder)
    view = WebKit2.WebView(
        web_context=context, user_content_manager=scripts, is_controlled_by_automation=True
    )
    window = Gtk.Window(default_width=1280, default_height=800)
    window.add(view)
    # No window manager gives it the keyboard, without which nothing matches `:focus`.
    window.connect("map-event", lambda *_: window.get_window().focus(0))
    window.show_all()
    return view


def start(_context, session):
    session.connect("create-web-view", open_view)


context.connect("automation-started", start)
Gtk.main()
