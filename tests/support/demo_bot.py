"""A small bot on an unmodified discord.py that does one of each kind of thing that bots do."""

import asyncio
import io

import discord
from discord import app_commands
from discord.ui import Button, Label, Modal, Select, TextInput, View

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c6360606060000000050001"
    "a5f645400000000049454e44ae426082"
)
SUGGESTED = ["Uruk", "Ur", "Eridu", "Nippur"]


def picture(name: str = "board.png", alt: str = "One dot") -> discord.File:
    """Return a picture of one dot."""
    return discord.File(io.BytesIO(PNG), name, description=alt)


class Form(Modal, title="Name a city"):
    """A form with one field."""

    city: Label[View] = Label(text="City", component=TextInput(custom_id="city", max_length=20))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Answer with the typed text."""
        assert isinstance(self.city.component, TextInput)
        await interaction.response.send_message(f"You named {self.city.component.value}", ephemeral=True)


def controls() -> View:
    """Return two buttons and a menu."""
    view = View(timeout=None)
    hand: Button[View] = Button(label="My hand", custom_id="hand")
    form: Button[View] = Button(label="Name", custom_id="form")
    menu: Select[View] = Select(custom_id="menu", placeholder="Where?", max_values=2)
    for city in SUGGESTED:
        menu.add_option(label=city, value=city.lower(), description=f"The city of {city}")

    async def show_hand(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Two **temples**", file=picture("hand.png", "Two red"), ephemeral=True)

    async def show_form(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form())

    async def chosen(interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content=f"Chosen: {', '.join(menu.values)}")

    hand.callback, form.callback, menu.callback = show_hand, show_form, chosen  # type: ignore[method-assign]
    for item in (hand, form, menu):
        view.add_item(item)
    return view


class DemoBot(discord.Client):
    """The bot."""

    def __init__(self, intents: discord.Intents | None = None) -> None:
        super().__init__(
            intents=intents or discord.Intents(guilds=True), guild_ready_timeout=0.05, max_ratelimit_timeout=30
        )
        self.tree = app_commands.CommandTree(self)
        self.gone: list[int] = []
        self.let_go = asyncio.Event()
        add_commands(self)

    async def setup_hook(self) -> None:
        """Register the commands."""
        await self.tree.sync()

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Note that a channel is gone."""
        self.gone.append(channel.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """Note that a thread is gone."""
        self.gone.append(thread.thread_id)


def add_commands(bot: DemoBot) -> None:
    """Declare the commands."""
    game = app_commands.Group(name="game", description="Games")

    @game.command(name="new", description="Start a game")
    async def new(interaction: discord.Interaction, city: str, players: app_commands.Range[int, 2, 4] = 2) -> None:
        await interaction.response.send_message(f"{city} for {players}", view=controls(), file=picture())

    @new.autocomplete("city")
    async def cities(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = [one for one in SUGGESTED if one.lower().startswith(typed.lower())]
        return [app_commands.Choice(name=one, value=one) for one in found]

    @bot.tree.command(name="secret", description="Only you see the answer")
    async def secret(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"Psst, {interaction.locale}", ephemeral=True)

    @bot.tree.command(name="slow", description="Thinks first")
    async def slow(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True)
        await bot.let_go.wait()
        await interaction.edit_original_response(content="Done", attachments=[picture()])
        await interaction.followup.send("And more", ephemeral=True)

    @bot.tree.command(name="mute", description="Never answers")
    async def mute(interaction: discord.Interaction) -> None:
        await bot.let_go.wait()

    add_odd_commands(bot)
    bot.tree.add_command(game)


def add_odd_commands(bot: DemoBot) -> None:
    """Declare the commands with rights of their own, or arguments that are no texts."""

    @bot.tree.command(name="weigh", description="Weighs a file")
    async def weigh(interaction: discord.Interaction, file: discord.Attachment) -> None:
        data = await file.read()
        await interaction.response.send_message(f"{file.filename} weighs {len(data)} of {file.size}", ephemeral=True)

    @bot.tree.command(name="guard", description="For those who manage the server")
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def guard(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("On guard")

    @bot.tree.command(name="place", description="A room for a role")
    @app_commands.guild_only()
    async def place(interaction: discord.Interaction, room: discord.TextChannel, role: discord.Role) -> None:
        await interaction.response.send_message(f"{room.name} for {role.name}")
